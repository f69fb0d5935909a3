/** What the moves of Countries are about. */

export const DOUBT = "doubt";

/** The cards that may be placed. */
export function cards(legal: readonly string[]): Set<string> {
  return said(legal, "card");
}

/** The places in the row for a card that was named, from 1. */
export function spots(legal: readonly string[]): number[] {
  return [...said(legal, "at")].map(Number);
}

/** The numbers of people that may be guessed, rising. */
export function guesses(legal: readonly string[]): number[] {
  return [...said(legal, "guess")].map(Number);
}

function said(legal: readonly string[], verb: string): Set<string> {
  const moves = legal.map((move) => move.split(" "));
  return new Set(moves.filter(([word]) => word === verb).map(([, what = ""]) => what));
}

/** A card and its place: both at once, or the place alone for a card that was named before. */
export function placing(card: string, spot: number, isNamed: boolean): string[] {
  return isNamed ? [`at ${spot}`] : [`card ${card}`, `at ${spot}`];
}
