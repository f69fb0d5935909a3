/** The scenes of Countries: a doubted row is turned over, card by card, and then it is right or wrong. */
import type { Told } from "$lib/protocol";
import { after as behind, dealing, hears, type Picture, ROUTINE, type Staging, still, VERDICT } from "$lib/scene";
import { drawerOf, misplaced } from "./earlier";
import type { View } from "./view";

const CARD = 550; // milliseconds from one card to the next
const CARDS = 2200; // milliseconds for all cards of a row, at most
const FIGURE = "countries-figure";
const VERDICTS = ["countries-row-right", "countries-row-wrong"];

export const stage: Staging<View> = dealing(held, (before, after, told) => {
  if (!VERDICTS.some((each) => hears(told, each))) return still(told.length > 0 ? ROUTINE : 0);
  const cards = after.checked;
  const lasts = Math.min(CARD, CARDS / cards.length);
  const scene = { kind: "turn", at: before.last ?? 0 };
  const pictures: Picture<View>[] = Array.from({ length: cards.length + 1 }, (_, count) => ({
    view: turning(before, after, count),
    scene: { ...scene, step: count },
    lasts,
    told: figures(told, count),
  }));
  const verdict = { ...turning(before, after, cards.length), checked_right: after.checked_right, drawer: drawerOf(after) };
  const out = behind(told, ...VERDICTS);
  const last = { view: verdict, scene: { ...scene, step: cards.length + 1, verdict: told[out - 1] }, lasts: VERDICT, told: out };
  return { pictures: [...pictures, last], rest: 0 };
});

/** The cards that anybody holds, which lie open. */
function held(view: View): string[] {
  return view.teams.flatMap((team) => team.hand);
}

/** The row with so many of its cards turned: only of these the figures are known. */
function turning(before: View, after: View, count: number): View {
  const turned = after.checked.slice(0, count);
  const facts = { ...before.facts, ...Object.fromEntries(turned.map((card) => [card, after.facts[card] ?? []])) };
  const { checked, checked_category } = after;
  const checked_misplaced = misplaced(after).filter((each) => each.turned <= count);
  const open = { checked, checked_category, checked_misplaced, checked_right: null, drawer: null };
  return { ...before, ...open, facts, phase: "play", turn: null, chosen: null, row: [] };
}

/** How many sentences are out once so many cards are turned. */
function figures(told: readonly Told[], count: number): number {
  return Math.max(0, told.findIndex((each) => each.message === FIGURE)) + count;
}
