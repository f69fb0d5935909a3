/** The schedule for whoever compares it: every line is the judgements of one fact, answered with its strength after each.
 *
 * Run by `tests/test_schedule.py`.
 */
import { createInterface } from "node:readline";
import { judged, recall, type Strength } from "../src/known/schedule.ts";

for await (const line of createInterface({ input: process.stdin })) {
  let known: Strength | null = null;
  const said = (JSON.parse(line) as [at: number, right: boolean][]).map(([at, right]) => {
    const left = known ? recall(known, at) : null;
    known = judged(known, at, right);
    return { ...known, left };
  });
  console.log(JSON.stringify(said));
}
