/** Decides as the bots do, so that a test in Python can compare it: questions come in on standard input, answers go out. */
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import type { Level } from "../src/protocol.ts";
import { Shelves } from "../src/games.ts";
import { seeded } from "../src/luck.ts";
import { Desk, Mind } from "../src/mind.ts";

interface Asked {
  game: string;
  level: Level;
  seat: number;
  known: string[]; // in base64: what the seat knows, decision after decision
  seed: number; // of the bot's luck
  isNetworked: boolean; // can the game's network be had?
}

const shelves = new Shelves(async (url) => new Uint8Array(await readFile(url)));
const desks = new Map<string, Desk>();
const found = [];
for (const { game: slug, level, known: packed, seat, seed, isNetworked } of JSON.parse(await text(process.stdin)) as Asked[]) {
  const { game, rules } = await shelves.get(slug);
  const desk = desks.get(slug) ?? new Desk(rules);
  desks.set(slug, desk);
  if (isNetworked) desk.network ??= await shelves.network(slug);
  const known = packed.map((each) => new Uint8Array(Buffer.from(each, "base64")));
  const mind = (): Mind => new Mind(rules, desk, game.facts.levels[level], seeded(rules.module, seed));
  const first = known[0] as Uint8Array;
  const candidates = mind().think(first, seat, rules.legal(first, seat));
  const one = mind();
  const chosen = known.map((each) => one.choose(each, seat, rules.legal(each, seat)));
  found.push({ candidates: candidates.map(({ action, visits, points }) => [action, visits, points]), chosen });
}
process.stdout.write(JSON.stringify(found));
