/** What the story of a game of Null & Nichtig tells about tricks and rounds gone by. */
import type { Line, Told } from "$lib/protocol";
import { COLOURS, colourOf } from "./cards";
import type { Side, View } from "./view";

export const TEAMS: readonly string[] = ["A", "B"];

export interface Trick {
  taker: number;
  cards: (string | null)[]; // by seat
}

/** The last trick that was taken, if nothing has been laid out since. */
export function lastTrick(story: readonly Line[], seats: number): Trick | null {
  const at = story.findLastIndex(({ told }) => told.message === "null-nichtig-took");
  const told = story[at]?.told;
  if (!told || story.slice(at).some((line) => line.told.message === "null-nichtig-laid")) return null;
  return trickOf(told, seats);
}

/** A trick as it was told when it was taken. */
export function trickOf({ arguments: { seat, cards: stacked } }: Told, seats: number): Trick {
  const taker = Number(seat);
  const cards = Array.from({ length: seats }, (_, each) => (stacked as string[])[(each - taker + seats) % seats] ?? null);
  return { taker, cards };
}

/** What lies before everybody, once the tricks of which is told lie where they were told to lie. */
export function stacked(sides: readonly Side[], told: readonly Told[]): Side[] {
  const found = sides.map((side) => ({ ...side, tops: [...side.tops], heights: [...side.heights], piles: [...side.piles] }));
  for (const { message, arguments: { seat, cards } } of told) {
    const side = found[Number(seat)];
    if (message !== "null-nichtig-took" || !side) continue;
    for (const card of cards as string[]) {
      const pile = COLOURS.indexOf(colourOf(card));
      side.tops[pile] = card;
      side.piles[pile] = [...(side.piles[pile] ?? []), card];
      side.heights[pile] = (side.heights[pile] ?? 0) + 1;
    }
  }
  return found;
}

/** By round and seat, the points of all rounds that are over. */
export function scores(story: readonly Line[], seats: number): number[][] {
  const sheet: number[][] = [];
  for (const { told } of story) {
    if (told.message !== "null-nichtig-scored") continue;
    const { round = 1, seat = 0, points = 0 } = told.arguments ?? {};
    const row = (sheet[Number(round) - 1] ??= Array.from({ length: seats }, () => 0));
    row[Number(seat)] = Number(points);
  }
  return sheet;
}

/** The team of a seat, if there are teams; views of earlier rules do not say it. */
export function teamOf(view: View, seat: number): string | null {
  return TEAMS[view.sides[seat]?.team ?? -1] ?? null;
}
