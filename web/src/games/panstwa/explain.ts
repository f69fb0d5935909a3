/** What tiles and dice of Państwa say about themselves; a back that was not turned stays secret. */
import { drawn, type Explained } from "$lib/explain.svelte";
import { country, say } from "$lib/speech.svelte";
import CountryPortrait from "$parts/CountryPortrait.svelte";
import { DICE, dieOf, faceName, matches, meaning } from "./faces";
import Symbol from "./Symbol.svelte";
import type { Turned } from "./view";

/** A tile, front up: where the country lies, and what the dice ask of it. */
export function aboutTile(code: string, dice: readonly string[]): Explained {
  return {
    title: country(code),
    picture: drawn(CountryPortrait, { code }),
    notes: [say("web-panstwa-secret"), ...dice.map(meaning)],
  };
}

/** A tile that was turned: each die that is on its back is a point. */
export function aboutTurned(tile: Turned, dice: readonly string[]): Explained {
  const found = matches(tile, dice);
  return {
    title: country(tile.card),
    picture: drawn(CountryPortrait, { code: tile.card }),
    shares: dice.map((face, die) => ({ points: Number(found[die]), text: faceName(face) })),
    total: tile.points,
  };
}

/** The face of a die: what it means, and what else the die could have shown. */
export function aboutDie(face: string): Explained {
  const others = (DICE[dieOf(face)] ?? []).filter((each) => each !== face).map(faceName);
  return {
    title: faceName(face),
    picture: drawn(Symbol, { face }),
    notes: [meaning(face), say("web-panstwa-other-faces", { faces: others.join(", ") })],
  };
}
