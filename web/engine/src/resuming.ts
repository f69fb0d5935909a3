/** A game that goes on from a file which its owner has kept: the same game, by the same secret. */
import { LEVELS, type Level } from "./protocol.ts";
import { NATURE } from "./actors.ts";
import { BadLog, need } from "./errors.ts";
import type { Game, State } from "./game.ts";
import type { Entry, Occupant, Trial } from "./happenings.ts";
import { type Log, steps, unread, verify } from "./log.ts";
import { opening, OWN, settingOf } from "./opening.ts";
import type { Heading, Store } from "./store.ts";
import { parse } from "./turn.ts";

/** A table at which a game goes on: its heading, and its first lines. */
export interface Resumed {
  heading: Heading;
  entries: Entry[];
}

/** The table of a log that somebody has kept; null where its game is over, or its secret is not in it. */
export function resumed(game: Game, log: Log): Resumed | null {
  const { commitment, secret } = log;
  const state = lastOf(game, log);
  const waiting = game.rules.waiting(state);
  if (waiting === 0 || commitment === null || secret === null) return null;
  if (waiting === 1 << NATURE) throw new BadLog("bring-nothing");
  verify(game, log);
  const [seat, chairs] = seated(log.seats);
  const tried = triedIn(log);
  const setting = settingOf(game, { game: log.game, options: log.options }, log.seats.length);
  const { heading, entry } = opening(game, setting, chairs, tried);
  const lines = log.actions.slice(tried?.lines.length ?? 0);
  const happened = { kind: "start", commitment, lines, decision: game.limit(log.options) } as const;
  const start: Entry = { table: heading.id, sequence: 1, at: heading.made, command: "start", happened };
  const isMyTurn = (waiting & (1 << seat)) !== 0;
  return { heading: { ...heading, version: 1, status: "running", secret, isMyTurn }, entries: [entry, start] };
}

/** The table that stands just there already, if it was not put away. */
export async function standsHere(store: Store, log: Log): Promise<Heading | undefined> {
  const running = (await store.headings()).filter(({ secret, status, isAway }) => secret === log.secret && status === "running" && !isAway);
  for (const each of running) {
    const entries = await store.entries(each.id);
    if (unread(each, entries, "").actions.length === log.actions.length) return each;
  }
  return undefined;
}

function lastOf(game: Game, log: Log): State {
  let state = game.start(log.seats.length, log.options);
  for (const step of steps(game, log)) state = step.after;
  return state;
}

/** The seat of its owner, and who sits where; a log with the names of other people is nobody's own. */
function seated(names: readonly string[]): [number, Occupant[]] {
  const levels: readonly string[] = LEVELS;
  const people = names.flatMap((name, seat) => (levels.includes(name) ? [] : [seat]));
  need(people.length <= 1, "bring-not-bots");
  const own = people[0] ?? 0; // who calls themselves as a bot sits in the first seat, as ever
  return [own, names.map((name, seat) => (seat === own ? { person: OWN } : { bot: name as Level }))];
}

/** What was played before it went on by another secret. */
function triedIn({ actions, begun }: Log): Trial | undefined {
  if (!begun) return undefined;
  let [length, drawn] = [0, 0];
  while (drawn < begun.draws) {
    drawn += parse(actions[length] ?? "").actor === NATURE ? 1 : 0;
    length += 1;
  }
  return { lines: actions.slice(0, length), begun };
}
