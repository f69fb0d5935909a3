/** A round of Null & Nichtig: what lay on top of everybody's piles in the end. */
import { tell } from "$lib/narrator";
import { say } from "$lib/speech.svelte";
import type { Tallying } from "$lib/tally";
import { cardName } from "./cards";
import type { View } from "./view";

export const tally: Tallying<View> = (_before, after, told) => {
  const scored = told.filter((each) => each.message === "null-nichtig-scored");
  if (scored.length === 0) return null;
  const shares = scored.map(({ arguments: { seat, points, total, cards } }) => ({
    seat: Number(seat),
    // Earlier rules did not tell which cards these were.
    why: () => (cards === undefined ? "" : tell({ message: "null-nichtig-why-tops", arguments: { cards } }, [], cardName)),
    gained: Number(points),
    total: Number(total),
    place: after.sides[Number(seat)]?.place ?? null,
  }));
  const round = Number(scored[0]?.arguments["round"]);
  return { title: () => say("web-tally", { round }), shares };
};
