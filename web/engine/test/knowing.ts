/** Reads what viewers of a table are sent who run its rules: `node knowing.ts GAME < LINES`; what differs from what they would be sent else. */
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { isDeepStrictEqual } from "node:util";
import type { TableNews } from "../src/protocol.ts";
import { Shelves } from "../src/games.ts";
import { Insight } from "../src/insight.ts";

interface Asked {
  from: string;
  viewer: number;
  sent: TableNews;
  wanted: TableNews;
  is_new: boolean; // does a game begin?
}

const [slug = ""] = process.argv.slice(2);
const shelves = new Shelves(async (url) => new Uint8Array(await readFile(url)));
const loaded = await shelves.get(slug);
const eyes = new Map<number, Insight>();
const different: unknown[] = [];
let asked = 0;

for await (const line of createInterface({ input: process.stdin })) {
  const { from, viewer, sent, wanted, is_new: isNew } = JSON.parse(line) as Asked;
  if (isNew) eyes.set(viewer, new Insight(loaded));
  const made = eyes.get(viewer)?.read(sent, viewer);
  asked += 1;
  // Fields at their default are left out by the server.
  const whole = (news: TableNews | null | undefined): unknown => ({ story: [], ...news });
  if (different.length < 3 && !isDeepStrictEqual(whole(made), whole(wanted))) different.push({ from, viewer, made, wanted });
}
console.log(JSON.stringify({ different, asked }));
