/** The race for a tile: what somebody has reached for, and who has it in the end. */
import type { Clock } from "$lib/protocol";
import type { View } from "./view";

/** The tiles that may be taken. */
export function takeable(legal: readonly string[]): Set<string> {
  return new Set(legal.filter((move) => move.startsWith("take ")).map((move) => move.slice(5)));
}

/** The seat that has a tile, if one has. */
export function holder(view: View, tile: string): number | null {
  const seat = view.sides.findIndex((side) => side.card === tile || side.turned?.card === tile);
  return seat < 0 ? null : seat;
}

/** Was somebody else faster? */
export function isLost(view: View, tile: string, seat: number | null): boolean {
  const taken = holder(view, tile);
  return taken !== null && taken !== seat;
}

/** Milliseconds until the tiles are free, counted from when the clock was read. */
export function locked(clock: { now: number; unlocks?: number | null } | null): number {
  return clock?.unlocks == null ? 0 : Math.max(0, clock.unlocks - clock.now);
}

/** Milliseconds that a seat has from when tiles are free, or from when the clock was read; none once it has acted. */
export function limit(clock: Clock | null, seat: number | null): number {
  const end = seat === null ? undefined : clock?.deadlines[seat];
  return clock == null || end === undefined ? 0 : end - (clock.unlocks ?? clock.now);
}

const WIDEST = 4; // tiles in a row

/** How many tiles lie side by side, so that all rows are as long, or nearly. */
export function columns(tiles: number): number {
  return Math.ceil(tiles / Math.ceil(tiles / WIDEST));
}
