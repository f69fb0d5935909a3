/** Why one move is better than another, by the points that a master expects of both. */
import type { HintedAction } from "$lib/protocol";
import { number, say } from "$lib/speech.svelte";

const LITTLE = 0.5; // points that make no difference

/** One sentence about the best of so many `ways`; moves that were not tried out have no points to compare. */
export function compared(candidates: readonly HintedAction[], ways: number, called: (action: string) => string): string {
  if (ways === 1) return say("web-hint-only");
  const [best, other] = candidates;
  if (!best || !other) return say("web-hint-best");
  const points = best.points - other.points;
  if (best.share === 0 || points < LITTLE) return say("web-hint-even");
  return say("web-hint-better", { points: number(points, 1), other: called(other.action) });
}
