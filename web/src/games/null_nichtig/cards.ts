/** The cards of Null & Nichtig: b7 is the blue seven, b0a and b0b are the two blue zeros. */
import { say } from "$lib/speech.svelte";

export const COLOURS = ["b", "g", "v", "r", "y"] as const;
export type Colour = (typeof COLOURS)[number];

/** The colour of a card, by its letter. */
export function colourOf(card: string): Colour {
  return COLOURS.find((each) => each === card[0]) ?? "b";
}

/** The number on a card. */
export function numberOf(card: string): number {
  return Number.parseInt(card.slice(1), 10);
}

/** A card in words. */
export function cardName(card: string): string {
  return say("null-nichtig-card", { colour: colourOf(card), number: numberOf(card) });
}

/** A colour in words. */
export function colourName(colour: Colour): string {
  return say("null-nichtig-card", { colour, number: "" }).trim();
}
