/** How Länder toppen! calls its cards, fields, piles and figures. */
import { country, say } from "$lib/speech.svelte";

export const CATEGORIES = ["area", "height", "temperature", "inhabitants", "life", "gdp"] as const;
export const CONTINENTS = ["na", "sa", "eu", "af", "as", "oc", "an"] as const;
export const FIELDS = 12;
export const UNKNOWN = "?"; // a card face down

/** A joker is no country: J1 to J8. */
export function isJoker(card: string): boolean {
  return /^J\d$/.test(card);
}

/** The category that a field asks for, and whether its highest figure wins. Fields count from 1. */
export function fieldOf(field: number): { category: number; isAbove: boolean } {
  return { category: Math.floor((field - 1) / 2), isAbove: field % 2 === 1 };
}

export function categoryName(category: number): string {
  return say("laender-toppen-category", { category: CATEGORIES[category] ?? "gdp" });
}

export function fieldName(field: number): string {
  const { category, isAbove } = fieldOf(field);
  const side = isAbove ? "above" : "below";
  return say("laender-toppen-field", { field, side, category: CATEGORIES[category] ?? "gdp" });
}

export function pileName(pile: string): string {
  return say("laender-toppen-continent", { continent: pile });
}

/** The continents of a joker in letters, where there is no room for words. */
export function lettersOf(continents: readonly string[]): string {
  return continents.map((each) => each.toUpperCase()).join("/");
}

/** A country's name, or a joker's; the continents of a joker are told if they are known. */
export function cardName(card: string, continents: readonly string[] = []): string {
  if (!isJoker(card)) return country(card);
  const [one, other] = continents;
  if (!one || !other) return say("web-laender-toppen-joker");
  return say("laender-toppen-joker", { one: pileName(one), other: pileName(other) });
}

/** A figure as it is printed, in the way of the language, its minus no hyphen; a dash where there is none. */
export function figureText(figure: string | null | undefined): string {
  if (figure == null) return "–";
  const [whole = "0", part = "none"] = figure.split(".");
  const text = say("laender-toppen-number", { whole: whole === "-0" ? whole : Number(whole), part });
  return text.replace("-", "−");
}

export function unitText(category: number): string {
  return say("laender-toppen-unit", { category: CATEGORIES[category] ?? "gdp" });
}
