/** The scenes of Null & Nichtig: the last card of a trick falls, and somebody takes it. */
import type { Told } from "$lib/protocol";
import { dealing, hears, type Picture, ROUTINE, type Staging, still } from "$lib/scene";
import { trickOf } from "./story";
import type { View } from "./view";

const FALLS = 600; // milliseconds to see the last card
const TAKES = 1100; // milliseconds to see whose trick it is
const LAID = 1600; // milliseconds to see what everybody has laid
const TOOK = "null-nichtig-took";

export const stage: Staging<View> = dealing(({ hand }) => hand, (before, _after, told) => {
  if (hears(told, "null-nichtig-laid")) return still(LAID);
  const at = told.findIndex((each) => each.message === TOOK);
  const taken = told[at];
  if (!taken) return still(told.length > 0 ? ROUTINE : 0);
  const trick = trickOf(taken, before.sides.length);
  const sides = before.sides.map((side, seat) => ({ ...side, played: trick.cards[seat] ?? null, held: held(told, seat, side.held) }));
  const hand = before.hand.filter((card) => !trick.cards.includes(card));
  const view: View = { ...before, sides, hand, turn: null, taking: null, outlooks: {} };
  const falls: Picture<View> = { view, scene: { kind: "trick", at: -1, step: 1 }, lasts: FALLS, told: at };
  const takes: Picture<View> = { view, scene: { kind: "trick", at: trick.taker, step: 2, verdict: taken }, lasts: TAKES, told: at + 1 };
  return { pictures: [falls, takes], rest: 0 };
});

/** Whoever plays the last card has one less. */
function held(told: readonly Told[], seat: number, before: number): number {
  return before - told.filter((each) => each.message === "null-nichtig-played" && each.arguments["seat"] === seat).length;
}
