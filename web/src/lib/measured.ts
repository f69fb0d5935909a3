/** Which bots know about as much of the world as the person at this device, by game: left by whoever has measured it. */
import { type Level, LEVELS } from "$lib/protocol";

const KEPT = "mappamundi.measured";

/** The level in a game; null where nobody can say. */
export function measuredLevel(game: string): Level | null {
  return LEVELS.find((each) => each === read()[game]) ?? null;
}

/** Remember the levels of all games that were measured. */
export function keepMeasured(levels: Readonly<Record<string, Level>>): void {
  localStorage.setItem(KEPT, JSON.stringify(levels));
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}
