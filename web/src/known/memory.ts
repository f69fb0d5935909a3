/** What somebody has met of the world, and how they judged it: kept as marks, so that two devices can put theirs together in any order. */
import { MOST_MARKS } from "../lib/http.ts";

/** When something was judged (seconds since 1970), whether rightly, and where: a game and its table, or a game's question. */
export type Mark = readonly [at: number, right: 0 | 1, source: string];

/** Everything about one fact. */
export interface Memory {
  fact: string; // a topic and a country: "area FR"
  first: number; // when it was first revealed, in seconds since 1970
  marks: readonly Mark[];
}

const ASKED = "!"; // the table of questions, of which each counts by itself

/** The name of a fact. */
export function named(topic: string, country: string): string {
  return `${topic} ${country}`;
}

/** The topic and the country of a fact. */
export function apart(fact: string): [topic: string, country: string] {
  const [topic = "", country = ""] = fact.split(" ");
  return [topic, country];
}

/** Where a mark comes from: a table, or a question of the trainer. */
export function sourceOf(game: string, table: string | null): string {
  return `${game}/${table ?? ASKED}`;
}

/** Was it a question of the trainer? */
export function isAsked([, , source]: Mark): boolean {
  return source.endsWith(`/${ASKED}`);
}

/** The game that a mark comes from. */
export function gameOf([, , source]: Mark): string {
  return source.slice(0, source.indexOf("/"));
}

/** Two memories of one fact as one: the same in either order, and however often. */
export function joined(one: Memory, other: Memory): Memory {
  const marks = new Map([...one.marks, ...other.marks].map((mark) => [mark.join(), mark]));
  return { fact: one.fact, first: Math.min(one.first, other.first), marks: [...marks.values()].sort(inOrder).slice(-MOST_MARKS) };
}

/** All that two devices remember. */
export function merged(mine: Iterable<Memory>, theirs: Iterable<Memory>): Map<string, Memory> {
  const all = new Map<string, Memory>();
  for (const memory of [...mine, ...theirs]) {
    const known = all.get(memory.fact);
    all.set(memory.fact, known ? joined(known, memory) : memory);
  }
  return all;
}

/** Each judgement once: a game that was seen on two devices is still one game, and right only if all of it was. */
export function judgements({ marks }: Memory): Mark[] {
  const found = new Map<string, Mark>();
  for (const mark of marks) {
    const [at, right, source] = mark;
    const key = isAsked(mark) ? mark.join() : source;
    const known = found.get(key);
    found.set(key, known ? [Math.min(known[0], at), known[1] && right, source] : mark);
  }
  return [...found.values()].sort(inOrder);
}

/** What is left of a memory after all was forgotten at a time; null for nothing. */
export function since(memory: Memory, forgotten: number): Memory | null {
  const marks = memory.marks.filter(([at]) => at > forgotten);
  if (memory.first > forgotten) return { ...memory, marks };
  return marks.length > 0 ? { ...memory, first: Math.min(...marks.map(([at]) => at)), marks } : null;
}

/** Do two devices remember the same? */
export function isSame(one: Memory | undefined, other: Memory): boolean {
  return one !== undefined && one.first === other.first && one.marks.map(String).sort().join(" ") === other.marks.map(String).sort().join(" ");
}

function inOrder(one: Mark, other: Mark): number {
  return one[0] - other[0] || (one[2] < other[2] ? -1 : one[2] > other[2] ? 1 : one[1] - other[1]);
}
