/** What lies on the fields of the strip, seat by seat. */
import type { View } from "./view";
import { fieldOf, isJoker, UNKNOWN } from "./words";

export interface Lying {
  seat: number;
  card: string;
  figure: string | null; // null for a joker, and for a card face down
  isBest: boolean;
}

/** How many fields lie open. */
export function turned(view: View): number {
  return view.tricks.length;
}

/** The cards on a field, in the order of the seats. */
export function lying(view: View, field: number): Lying[] {
  const { category } = fieldOf(field);
  return view.sides.flatMap(({ strip }, seat) => {
    const card = strip[field - 1];
    if (!card) return [];
    const figure = card === UNKNOWN || isJoker(card) ? null : (view.figures[card]?.[category] ?? null);
    return [{ seat, card, figure, isBest: (view.tricks[field - 1] ?? []).includes(seat) }];
  });
}

/** A placement is known by who has laid something where, whatever it is. */
export function placement(view: View): string {
  return view.sides.map(({ strip }) => strip.map((card) => (card ? "x" : ".")).join("")).join(" ");
}
