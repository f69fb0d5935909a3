/** The scenes of Null & Nichtig: the last card of a trick falls, and somebody takes it. */
import type { Told } from "$lib/protocol";
import { after as behind, dealing, hears, type Picture, ROUTINE, type Staging, still } from "$lib/scene";
import { stacked, trickOf } from "./story";
import type { Side, View } from "./view";

const FALLS = 600; // milliseconds to see the last card
const TAKES = 1100; // milliseconds to see whose trick it is
const FLIES = 600; // milliseconds until it lies on the piles, before anybody leads
const ENDS = 2200; // milliseconds to see what a round has left on the piles
const LAID = 1600; // milliseconds to see what everybody has laid
const TOOK = "null-nichtig-took";
const SCORED = "null-nichtig-scored";

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
  if (!hears(told, SCORED)) return { pictures: [falls, takes], rest: FLIES };
  const lie = { ...view, sides: stacked(sides, told).map((side, seat) => counted({ ...side, played: null }, seat, told)) };
  const ends: Picture<View> = { view: lie, scene: { kind: "ends", at: 0, step: 0 }, lasts: ENDS, told: behind(told, SCORED) };
  return { pictures: [falls, takes, ends], rest: 0 };
});

/** What the round has brought a seat, while its piles still lie there. */
function counted(side: Side, seat: number, told: readonly Told[]): Side {
  const scored = told.find((each) => each.message === SCORED && each.arguments["seat"] === seat);
  const showing = Number(scored?.arguments["points"] ?? side.showing);
  return { ...side, showing, points: side.total + showing };
}

/** Whoever plays the last card has one less. */
function held(told: readonly Told[], seat: number, before: number): number {
  return before - told.filter((each) => each.message === "null-nichtig-played" && each.arguments["seat"] === seat).length;
}
