/** A round of Państwa: the tile of everybody, and which dice it matches. */
import { tell } from "$lib/narrator";
import { say } from "$lib/speech.svelte";
import type { Tallying } from "$lib/tally";
import { tileOrFace } from "./faces";
import type { View } from "./view";

export const tally: Tallying<View> = (_before, after, told) => {
  const turned = told.filter((each) => each.message === "panstwa-turned");
  if (turned.length === 0) return null;
  const shares = turned.map(({ arguments: { seat, card = "", cards = [], points, total } }) => ({
    seat: Number(seat),
    why: () => tell({ message: "panstwa-why-tile", arguments: { card, cards } }, [], tileOrFace),
    gained: Number(points),
    total: Number(total),
    place: after.sides[Number(seat)]?.place ?? null,
  }));
  const round = after.phase === "over" ? after.round : after.round - 1;
  return { title: () => say("web-tally", { round }), shares, isRace: after.mode === "race" };
};
