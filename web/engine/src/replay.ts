/** A game to step through: as a spectator, as a seat, or with every card open. */
import type { ReplayStep } from "../../src/lib/http.ts";
import { NATURE, SPECTATOR } from "./actors.ts";
import type { Game, State } from "./game.ts";
import { type Log, steps } from "./log.ts";
import { parse, seenLine, type Step, tell } from "./turn.ts";

const ALL = "all";
const SPECTATING = "spectator";

/** Decisions, and what was to be seen after each; draws in a row are one. */
export function* reel(game: Game, log: Log, eyes: string): Generator<ReplayStep> {
  const viewer = eyes === ALL ? null : eyes === SPECTATING ? SPECTATOR : Number(eyes);
  let draws: [string, Step][] = [];
  let number = 0;
  for (const step of steps(game, log)) {
    const line: [string, Step] = [log.actions[number] ?? "", step];
    number += 1;
    if (step.actor === NATURE) {
      draws.push(line);
      continue;
    }
    if (draws.length > 0) yield shown(game, draws, viewer, log.seats.length);
    draws = [];
    yield shown(game, [line], viewer, log.seats.length);
  }
  if (draws.length > 0) yield shown(game, draws, viewer, log.seats.length);
}

function shown(game: Game, lines: readonly [string, Step][], viewer: number | null, seats: number): ReplayStep {
  const [line, last] = lines.at(-1) as [string, Step];
  const look = (state: State, seat: number): unknown => game.look(state, seat);
  const isChance = last.actor === NATURE;
  const seen = parse(viewer === null ? line : seenLine(game, line, last, viewer));
  return {
    view: look(last.after, viewer ?? SPECTATOR),
    story: lines.flatMap(([, step]) => tell(game, step, viewer)),
    waiting: game.waiting(last.after),
    actor: isChance ? null : last.actor,
    action: isChance ? null : seen.text,
    mark: (!isChance && seen.mark) || null,
    views: viewer === null ? Array.from({ length: seats }, (_, seat) => look(last.after, seat)) : null,
  };
}
