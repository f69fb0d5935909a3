/** Answers for what games teach: every line is a story or a question, with what Python makes of it.
 *
 * Run by `tests/contract/test_lore.py` with the slug of a game. What differs is written as a line.
 */
import { createInterface } from "node:readline";
import type { Told } from "../src/game.ts";
import { heard, type Teaching } from "../src/lore.ts";

/** A story to recall, or a fact to ask about: what is wanted is JSON. */
interface Given {
  story: Told[] | null;
  seat: number;
  fact: [topic: string, country: string];
  others: string[];
  lot: number;
  wanted: string;
}

const [slug] = process.argv.slice(2);
const { recall, pose } = (await import(`../generated/${slug}/lore.ts`)) as Teaching;
let asked = 0;

for await (const line of createInterface({ input: process.stdin })) {
  const { story, seat, fact, others, lot, wanted } = JSON.parse(line) as Given;
  const made = JSON.stringify(story ? recall(story.map(heard), seat) : pose(...fact, others, lot));
  asked += 1;
  if (made !== wanted) console.log(JSON.stringify({ made, wanted }));
}
console.log(JSON.stringify({ asked }));
