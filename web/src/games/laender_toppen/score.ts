/** What the story of a game of Länder toppen! tells about the score. */
import type { Line } from "$lib/protocol";
import { CONTINENTS } from "./words";

export type Row = { pile: string; cells: (number | null)[] };

/** By continent, and then for the closed pile, what each seat has got. */
export function sheet(story: readonly Line[], seats: number): Row[] {
  const rows: Row[] = [...CONTINENTS, "closed"].map((pile) => ({ pile, cells: Array.from({ length: seats }, () => null) }));
  for (const { told } of story) {
    const { continent, seats: best, points, seat, closed } = told.arguments ?? {};
    if (told.message.startsWith("laender-toppen-most")) {
      const row = rows.find((each) => each.pile === continent);
      for (const each of best as number[]) if (row) row.cells[each] = Number(points);
    } else if (told.message === "laender-toppen-total") {
      const row = rows.at(-1);
      if (row) row.cells[Number(seat)] = Number(closed);
    }
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
}
