/** The log is the truth: a header and the actions in notation, the same JSON as `log.py` reads and writes. */
import type { Log } from "./http.ts";
import { NATURE } from "./actors.ts";
import { BadLog, Refusal } from "./errors.ts";
import type { Game, State } from "./game.ts";
import type { Entry } from "./happenings.ts";
import { unsealed } from "./nature.ts";
import type { Heading } from "./store.ts";
import { parse, type Step } from "./turn.ts";

export const FORMAT = 1;

export type { Log };

/** A log as it was kept, for who has not its rules: nothing in it is checked. */
export function unread({ setting, rules, chairs, secret }: Heading, entries: readonly Entry[], person: string): Log {
  const happened = entries.map((each) => each.happened);
  const [started, tried] = [happened.find((each) => each.kind === "start"), happened.flatMap((each) => (each.kind === "make" && each.tried ? [each.tried] : []))[0]];
  const actions = [...(tried?.lines ?? []), ...happened.flatMap((each) => ("lines" in each ? [...each.lines] : []))];
  const seats = chairs.map((chair) => (chair.person ? person : (chair.bot ?? "")));
  const commitment = tried && !tried.begun ? null : (started?.commitment ?? null);
  return { mappamundi: FORMAT, game: setting.game, rules, seats, options: setting.options, actions, commitment, secret, ...(tried?.begun ? { begun: tried.begun } : {}) };
}

/** Run the log, checking every line of it; or its rest, from the state before that line. */
export function* steps(game: Game, log: Log, first = 0, begin?: State): Generator<Step> {
  let state = begin ?? game.start(log.seats.length, log.options);
  for (let number = first; number < log.actions.length; number += 1) {
    const line = log.actions[number] ?? "";
    const { actor, text } = parse(line);
    const action = readIn(game, state, actor, text);
    if (action === null || !game.rules.can(state, actor, action)) throw new BadLog("log-illegal", { number: number + 1, line });
    const step = { before: state, actor, action, after: game.rules.do(state, actor, action) };
    yield step;
    state = step.after;
  }
}

function readIn(game: Game, state: State, actor: number, text: string): number | null {
  try {
    return game.read(state, actor, text);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Every draw: out of how many outcomes, and which it was. */
export function draws(game: Game, log: Log): [number, number][] {
  const found: [number, number][] = [];
  for (const { before, actor, action } of steps(game, log)) if (actor === NATURE) found.push([game.rules.outcomes(before), action]);
  return found;
}

/** Check that every draw came from the secret committed to; how many draws there were. */
export function verify(game: Game, log: Log): number {
  if (log.secret === null || log.commitment === null) throw new BadLog("log-unsealed");
  const nature = unsealed(log);
  if (nature === null) throw new BadLog("log-commitment");
  let [number, drawn] = [0, 0];
  for (const { before, actor, action } of steps(game, log)) {
    number += 1;
    if (actor !== NATURE) continue;
    if (nature.draw(game.rules.outcomes(before)) !== action) throw new BadLog("log-draw", { number });
    drawn += 1;
  }
  return drawn;
}
