/** What the games teach of the world: translated from each game's `lore.py`, told and asked here. */
import type { Told } from "./game.ts";

/** A line of a story, its arguments apart by what they are. */
export interface Heard {
  message: string;
  words: Record<string, string>;
  numbers: Record<string, number>;
  rows: Record<string, string[]>;
}

/** A fact that was revealed, and whether it had been judged rightly; null if it was not. */
export interface Revealed {
  topic: string;
  country: string;
  right: boolean | null;
}

/** A decision of a game, cut out of it, that follows from one fact. */
export interface Posed {
  kind: string; // pick, place or doubt
  prompt: Told;
  card: string; // the country that is asked about
  cards: string[]; // those it is compared with
  signs: string[]; // that lie there, too
  right: number[]; // answers, by their numbers
  why: Told[];
}

export interface Teaching {
  recall(story: Heard[], seat: number): Revealed[];
  pose(topic: string, country: string, others: string[], lot: number): Posed | null;
}

/** What there is to know in one game, and whoever knows what its stories reveal. */
export interface Lore {
  topics: readonly string[];
  codes: readonly string[];
  lacking: readonly string[]; // facts that the game cannot ask about
  hits: readonly number[]; // of a hundred questions, by the rank of a bot; the same for all where they know the same
  load(): Promise<Teaching>;
}

/** The arguments of something told, as `learning.heard` sorts them. */
export function heard({ message, arguments: given }: Told): Heard {
  const sorted: Heard = { message, words: {}, numbers: {}, rows: {} };
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "string") sorted.words[name] = value;
    else if (typeof value === "number") sorted.numbers[name] = value;
    else sorted.rows[name] = value.map(String);
  }
  return sorted;
}

/** What a whole story revealed to a seat. */
export async function recalled(lore: Lore, story: readonly Told[], seat: number): Promise<Revealed[]> {
  const { recall } = await lore.load();
  return recall(story.map(heard), seat);
}
