/** Memories put together in the browser's way: every line is two devices, answered with what both remember.
 *
 * Run by `tests/server/test_memories.py`.
 */
import { createInterface } from "node:readline";
import { type Memory, merged } from "../src/known/memory.ts";

for await (const line of createInterface({ input: process.stdin })) {
  const [one, other] = JSON.parse(line) as [Memory[], Memory[]];
  console.log(JSON.stringify([...merged(one, other).values()]));
}
