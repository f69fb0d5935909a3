/** Decides as the bots do, so that a test in Python can compare it: questions come in on standard input, answers go out. */
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import type { Level } from "../../src/lib/protocol.ts";
import { Shelves } from "../src/games.ts";
import { Desk, Mind } from "../src/mind.ts";

interface Asked {
  game: string;
  level: Level;
  known: string; // base64
  seat: number;
  luck: number; // every draw is this, or the last that there is
}

const shelves = new Shelves(async (url) => new Uint8Array(await readFile(url)));
const desks = new Map<string, Desk>();
const found = [];
for (const { game: slug, level, known: packed, seat, luck } of JSON.parse(await text(process.stdin)) as Asked[]) {
  const { game, rules } = await shelves.get(slug);
  const desk = desks.get(slug) ?? new Desk(rules);
  desks.set(slug, desk);
  const known = new Uint8Array(Buffer.from(packed, "base64"));
  const actions = rules.legal(known, seat);
  const surroundings = { draw: (outcomes: number) => Math.min(luck, outcomes - 1), clock: () => 0 }; // there is always time
  const candidates = new Mind(rules, desk, game.facts.levels[level], surroundings).think(known, seat, actions);
  const chosen = new Mind(rules, desk, game.facts.levels[level], surroundings).choose(known, seat, actions);
  found.push({ candidates: candidates.map(({ action, visits, points }) => [action, visits, points]), chosen });
}
process.stdout.write(JSON.stringify(found));
