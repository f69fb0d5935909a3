/** The cards that made a turned row wrong: of two that lie the wrong way round, the one placed later. */
import type { Told } from "$lib/protocol";
import { type Facts, known, size } from "./figures";

interface Lying {
  card: string;
  spot: number; // in the row
  figure: number;
  since: number; // where in the story it was placed; below nothing if it is not told
}

/** Of these cards of a row, from left to right; both of a pair if nobody knows which of them came later. */
export function misplaced(story: readonly Told[], row: readonly string[], facts: Facts, category: string): string[] {
  const lying = row.flatMap((card, spot): Lying[] => {
    const figure = known(facts, card, category);
    return figure === null ? [] : [{ card, spot, figure: size(figure), since: placedAt(story, card) }];
  });
  const right: Lying[] = [];
  const wrong = new Set<string>();
  for (const each of lying.sort((one, other) => one.since - other.since)) {
    const against = right.filter((other) => (each.spot - other.spot) * (each.figure - other.figure) < 0);
    if (against.length === 0) right.push(each);
    else for (const { card } of [each, ...against.filter(({ since }) => since === each.since)]) wrong.add(card);
  }
  return row.filter((card) => wrong.has(card));
}

/** The start card of the row is the one that was not placed. */
function placedAt(story: readonly Told[], card: string): number {
  return story.findLastIndex((told) => told.message.startsWith("countries-placed") && told.arguments["card"] === card);
}
