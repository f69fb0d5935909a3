/** Whom the check of a row went against. */
import type { View } from "./view";

/** The team that draws for the row turned last; a last card that lay right ends the game at once, and nobody draws. */
export function drawerOf({ phase, row, drawer }: Pick<View, "phase" | "row" | "drawer">): number | null {
  const isWon = phase === "over" && row.length > 0; // after the last row of all it is cleared away
  return isWon ? null : drawer;
}
