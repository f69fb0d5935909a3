/** A game that is over is gone on with from any of its steps, to see what else could have come of it. */
import type { Begun, Stage } from "./http.ts";
import type { Chair, Level } from "./protocol.ts";
import { NATURE } from "./actors.ts";
import { need } from "./errors.ts";
import type { Occupant, Trial } from "./happenings.ts";
import type { Log } from "./log.ts";
import { OWN } from "./opening.ts";
import type { Reel } from "./replay.ts";

const STAND_IN: Level = "steady"; // for people who do not sit here

/** The game up to a step, and where its draws came from. */
export function trial(reel: Reel, step: number): Trial {
  const done = reel.until(step);
  const last = done.at(-1)?.[1];
  need(last !== undefined && reel.game.waiting(last.after).length > 0, "bring-nothing");
  const draws = done.filter(([, { actor }]) => actor === NATURE).length;
  return { lines: done.map(([line]) => line), begun: begun(reel.log, draws) };
}

/** Its person in one seat; in the others the bots that had them, or some for the people who did. */
export function taken(chairs: readonly Chair[], seat: number): Occupant[] {
  need(chairs[seat] !== undefined, "replay-no-seat");
  return chairs.map(({ person, bot }, i) => (i === seat ? { person: OWN } : { bot: !person && bot ? bot : STAND_IN }));
}

/** The secrets behind the first draws of a log; null where they were never shown. */
function begun(log: Log, draws: number): Begun | null {
  if (log.secret === null || log.commitment === null) return null;
  const own = { draws, commitment: log.commitment, secret: log.secret };
  const all: Stage[] = log.begun ? [...(log.begun.earlier ?? []), log.begun, own] : [own];
  const stages = all.slice(0, all.findIndex((each) => each.draws >= draws) + 1).map(({ commitment, secret, draws: made }) => ({ draws: made, commitment, secret }));
  return { ...(stages.at(-1) ?? own), draws, earlier: stages.slice(0, -1) };
}
