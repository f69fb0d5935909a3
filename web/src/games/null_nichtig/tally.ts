/** A round of Null & Nichtig: what lay on top of everybody's piles in the end. */
import type { Told } from "$lib/protocol";
import { tell } from "$lib/narrator";
import { say } from "$lib/speech.svelte";
import type { Tallying } from "$lib/tally";
import { cardName, COLOURS, colourOf } from "./cards";
import type { View } from "./view";

export const tally: Tallying<View> = (before, after, told) => {
  const scored = told.filter((each) => each.message === "null-nichtig-scored");
  if (scored.length === 0) return null;
  const tops = stacked(before, told);
  const shares = scored.map(({ arguments: { seat, points, total } }) => ({
    seat: Number(seat),
    why: () => tell({ message: "null-nichtig-why-tops", arguments: { cards: tops[Number(seat)] ?? [] } }, [], cardName),
    gained: Number(points),
    total: Number(total),
    place: after.sides[Number(seat)]?.place ?? null,
  }));
  const round = Number(scored[0]?.arguments["round"]);
  return { title: () => say("web-tally", { round }), shares };
};

/** The tops by seat, once the last trick lies where it was told to lie. */
function stacked(before: View, told: readonly Told[]): string[][] {
  const tops = before.sides.map((side) => [...side.tops]);
  for (const { message, arguments: { seat, cards } } of told) {
    if (message !== "null-nichtig-took") continue;
    for (const card of cards as string[]) (tops[Number(seat)] ?? [])[COLOURS.indexOf(colourOf(card))] = card;
  }
  return tops.map((each) => each.filter((card) => card !== null));
}
