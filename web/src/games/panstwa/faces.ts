/** The faces of the four dice, and what they are called. */
import { country, say } from "$lib/speech.svelte";
import type { Turned } from "./view";

export const DICE: readonly (readonly string[])[] = [
  ["europe", "asia", "africa", "america", "south", "north"],
  ["christianity", "islam", "monarchy", "republic", "low-gdp", "high-gdp"],
  ["island", "coastal", "landlocked", "small-area", "medium-area", "large-area"],
  ["few-people", "some-people", "many-people", "tropical", "subtropical", "temperate"],
];

type Matching = Pick<Turned, "symbols"> & Partial<Pick<Turned, "matched">>;

/** The die that has this face, from 0. */
export function dieOf(face: string): number {
  return DICE.findIndex((faces) => faces.includes(face));
}

export function faceName(face: string): string {
  return say("panstwa-face", { face });
}

/** A tile or a face within a sentence. */
export function tileOrFace(id: string): string {
  return dieOf(id) >= 0 ? faceName(id) : country(id);
}

/** What it means that a country has this symbol. */
export function meaning(face: string): string {
  return say("panstwa-meaning", { face });
}

/** Which dice, of those counted so far, a tile matches; views of earlier rules say only what is on its back. */
export function matches({ matched, symbols }: Matching, dice: readonly string[], counted = dice.length): boolean[] {
  return dice.slice(0, counted).map((face) => (matched ?? symbols).includes(face));
}
