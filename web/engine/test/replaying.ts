/** Steps through a log, by every pair of eyes: `node replaying.ts < LOG`. */
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import type { ReplayStep } from "../src/http.ts";
import { Shelves } from "../src/games.ts";
import type { Log } from "../src/log.ts";
import { Reel } from "../src/replay.ts";

const shelves = new Shelves(async (url) => new Uint8Array(await readFile(url)));
const log = JSON.parse(await text(process.stdin)) as Log;
const reel = new Reel((await shelves.get(log.game)).game, log);

function whole(eyes: string): ReplayStep[] {
  const found: ReplayStep[] = [];
  for (let next: number | null = 0; next !== null; ) {
    const page = reel.page(eyes, next);
    found.push(...page.steps);
    next = page.next;
  }
  return found;
}

const eyes = ["all", "spectator", ...log.seats.map((_, seat) => String(seat))];
process.stdout.write(JSON.stringify({ outcome: reel.outcome, steps: Object.fromEntries(eyes.map((each) => [each, whole(each)])) }));
