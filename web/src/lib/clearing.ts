/** Where somebody who speaks of a part of the board stands: clear of it, and of the hand. */
import type { Box } from "$lib/beside";

const GAP = 6; // pixels between the two, and to the edge

/** A place that had better not be covered, and how much it matters. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

/** How far two stretches lie over each other. */
function shared(at: number, length: number, from: number, size: number): number {
  return Math.max(0, Math.min(at + length, from + size) - Math.max(at, from));
}

function covered(left: number, top: number, card: Pick<Box, "width" | "height">, { box, weight }: Kept): number {
  return weight * shared(left, card.width, box.left, box.width) * shared(top, card.height, box.top, box.height);
}

/** Below or above one of them, at the foot or at the head of the room, on either side: where least of what is kept is covered. */
export function cleared(kept: readonly Kept[], card: Pick<Box, "width" | "height">, room: Pick<Box, "width" | "height">): { left: number; top: number } {
  const [right, foot] = [room.width - card.width - GAP, room.height - card.height - GAP];
  const sides = [Math.max(0, room.width - card.width) / 2, right, GAP].filter((left) => left >= 0);
  const around = kept.flatMap(({ box }) => [box.top + box.height + GAP, box.top - card.height - GAP]);
  const heights = [...around, foot, GAP].filter((top) => top >= 0 && top <= Math.max(0, foot + GAP));
  const places = heights.flatMap((top) => sides.map((left) => ({ left, top })));
  const costs = places.map(({ left, top }) => kept.reduce((sum, each) => sum + covered(left, top, card, each), 0));
  return places[costs.indexOf(Math.min(...costs))] ?? { left: 0, top: Math.max(0, foot) };
}
