/** Looks back on a finished game, so that a test in Python can compare it: a log comes in on standard input. */
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { analysed } from "../src/analyst.ts";
import { Shelves } from "../src/games.ts";
import type { Log } from "../src/log.ts";

const log = JSON.parse(await text(process.stdin)) as Log;
const shelves = new Shelves(async (url) => new Uint8Array(await readFile(url)));
const found = [...analysed(await shelves.get(log.game, log.rules), log, await shelves.network(log.game, log.rules))].at(-1)?.found;
const decisions = found?.decisions.map(({ seat, move, mark, cost, error, better }) => ({ seat, move, mark, cost, error, better }));
process.stdout.write(JSON.stringify({ decisions, curve: found?.curve }));
