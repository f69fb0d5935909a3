/** Which card a move of Null & Nichtig is about. */

/** The cards that may be laid, or played, now. */
export function playable(legal: readonly string[]): Set<string> {
  return new Set(legal.map((move) => move.split(" ")[1] ?? ""));
}

/** Is the viewer asked for start cards? */
export function isLaying(legal: readonly string[]): boolean {
  return legal.some((move) => move.startsWith("lay "));
}

/** The start cards in the order in which they are laid. */
export function lay(cards: readonly string[]): string[] {
  return cards.map((card) => `lay ${card}`);
}

/** Start cards that somebody has chosen, and in which round. */
export interface Picked {
  readonly round: number;
  readonly cards: readonly string[];
}

/** What is chosen of a hand: in a new round nothing is yet. */
export function still(picked: Picked, round: number, hand: readonly string[]): string[] {
  return picked.round === round ? picked.cards.filter((card) => hand.includes(card)) : [];
}

/** A card put to a place among the start cards; what is there already moves on. */
export function insert(cards: readonly string[], card: string, at: number, most: number): string[] {
  const rest = cards.filter((each) => each !== card);
  if (rest.length >= most) return [...cards];
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}
