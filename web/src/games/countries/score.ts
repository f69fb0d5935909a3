/** What the story of a game of Countries tells about the score: each card held is one less than nothing. */
import type { Line, Told } from "$lib/protocol";

export type Row = { number: number; category: string; cells: number[] };

/** What the deal brought everybody, and then by row: one for each card placed, one less for each drawn. */
export function sheet(story: readonly Line[], seats: number): { dealt: number; rows: Row[] } {
  const rows: Row[] = [];
  let dealt = 0;
  for (const { told } of story) {
    const { number, category, seat, count } = told.arguments ?? {};
    const cells = rows.at(-1)?.cells ?? [];
    if (told.message === "countries-dealt") dealt = -Number(count);
    else if (told.message === "countries-row") {
      rows.push({ number: Number(number), category: String(category), cells: Array.from({ length: seats }, () => 0) });
    } else if (change(told) !== 0) cells[Number(seat)] = (cells[Number(seat)] ?? 0) + change(told);
  }
  return { dealt, rows };
}

/** What something told changes in the score of its seat. */
export function change({ message }: Told): number {
  if (message.startsWith("countries-placed")) return 1;
  return message === "countries-drew" ? -1 : 0;
}
