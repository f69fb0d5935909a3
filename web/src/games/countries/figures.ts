/** The six figures on the back of a country's card: `3287263`, `28.7`, `12 30 S`. */
import { say } from "$lib/speech.svelte";

export const CATEGORIES = ["area", "population", "age", "height", "latitude", "longitude"] as const;
const MINUTES = 60; // of arc, in a degree

export type Facts = Readonly<Record<string, readonly string[]>>;

/** A figure taken apart, for a sentence in any language. */
export function parts(figure: string): { number: number; part: string; side: string } {
  const [whole = "0", minutes = "", side = ""] = figure.split(" ");
  const [number = "0", digits = ""] = whole.split(".");
  return { number: Number(number), part: side ? minutes : digits, side: side.toLowerCase() };
}

/** A figure as a number; south and west are below nothing. */
export function size(figure: string): number {
  const [degrees = "0", minutes = "0", side = ""] = figure.split(" ");
  const number = Number(degrees) + Number(minutes) / MINUTES;
  return side === "S" || side === "W" ? -number : number;
}

/** What is known of a card in a category, if it was ever turned. */
export function known(facts: Facts, card: string, category: string | null): string | null {
  const index = CATEGORIES.findIndex((each) => each === category);
  return facts[card]?.[index] ?? null;
}

/** A figure in words, with its unit. */
export function figureText(figure: string, category: string): string {
  return say("countries-figure", { card: "", category, ...parts(figure) }).trim();
}

/** All cards that were ever turned, from less to more in a category. */
export function learned(facts: Facts, category: string | null): { card: string; figure: string }[] {
  return Object.keys(facts)
    .flatMap((card) => {
      const figure = known(facts, card, category);
      return figure === null ? [] : [{ card, figure }];
    })
    .sort((one, other) => size(one.figure) - size(other.figure));
}

/** Does a category say where a country lies? */
export function isPlace(category: string | null): boolean {
  return category === "latitude" || category === "longitude";
}

/** Where the middle of a turned country lies, in degrees. */
export function coordinates(facts: Facts, card: string): { longitude: number; latitude: number } | null {
  const latitude = known(facts, card, "latitude");
  const longitude = known(facts, card, "longitude");
  return latitude && longitude ? { latitude: size(latitude), longitude: size(longitude) } : null;
}
