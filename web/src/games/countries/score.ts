/** What the story of a game of Countries tells about the score: what everybody had when a row began. */
import type { Line, Told } from "$lib/protocol";

export interface Sheet {
  count: number; // cards dealt to everybody
  dealt: readonly number[]; // what everybody had before the first row
  rows: { number: number; category: string; cells: number[] }[]; // and what each row changed
}

/** The score by rows, the last one up to what everybody has now. */
export function sheet(story: readonly Line[], now: readonly number[]): Sheet {
  const dealt = story.find(({ told }) => told.message === "countries-dealt");
  const begun = story.filter(({ told }) => told.message === "countries-row");
  const rows = begun.map(({ told }, i) => {
    const next = begun[i + 1]?.told;
    const { number, category } = told.arguments;
    return { number: Number(number), category: String(category), cells: changes(told, next ? pointsAt(next) : now) };
  });
  return { count: Number(dealt?.told.arguments["count"] ?? 0), dealt: begun[0] ? pointsAt(begun[0].told) : now, rows };
}

/** What has changed for everybody since a row began. */
export function changes(row: Told, now: readonly number[]): number[] {
  return now.map((points, seat) => points - (pointsAt(row)[seat] ?? 0));
}

function pointsAt({ arguments: { points } }: Told): readonly number[] {
  return Array.isArray(points) ? points.map(Number) : [];
}
