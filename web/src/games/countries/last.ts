/** The card placed last in the row: whether to doubt depends on it, and who pays for it. */
import { nameOf } from "$lib/narrator";
import type { Line } from "$lib/protocol";

export interface Placed {
  card: string;
  placer: string;
}

/** What the story tells of it, if it still lies in the row. */
export function lastPlaced(story: readonly Line[], row: readonly string[], names: readonly string[]): Placed | null {
  const told = story.findLast((line) => line.told.message.startsWith("countries-placed"))?.told.arguments;
  const card = String(told?.["card"] ?? "");
  return row.includes(card) ? { card, placer: nameOf(Number(told?.["seat"]), names) } : null;
}
