import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { editionOf, FACTS, Shelves } from "../src/games.ts";
import { TINY } from "./tiny.ts";

const [TODAY, EARLIER] = [{ tiny: TINY.facts }, { tiny_1: { ...TINY.facts, version: 1 } }];
const named = (slug: string, version?: number): string => editionOf(slug, version, TODAY, EARLIER);

test("a game has the parts of its version: today's by its slug, earlier ones by a number", () => {
  expect(named("tiny")).toBe("tiny");
  expect(named("tiny", 3)).toBe("tiny");
  expect(named("tiny", 1)).toBe("tiny_1");
});

test("a version that was not kept, or is of a later day, is refused by name", () => {
  for (const version of [0, 2, 4]) expect(() => named("tiny", version)).toThrow("log-version");
  expect(() => named("other")).toThrow("unknown-game");
  expect(() => named("tiny_1")).toThrow("unknown-game");
});

const asking = Object.keys(FACTS).filter((slug) => FACTS[slug]?.network);

test("a network is fetched once, by however many bots it is asked for at once, and again after it could not be had", async () => {
  let [isAway, asked] = [true, 0];
  const shelves = new Shelves(async (url) => {
    if (!url.pathname.endsWith(".bin")) return new Uint8Array(await readFile(url));
    asked += 1;
    if (isAway) throw new Error("away");
    return new Uint8Array(await readFile(url));
  });
  const [slug = ""] = asking;
  expect(await Promise.all([shelves.network(slug), shelves.network(slug)])).toEqual([null, null]);
  expect(asked).toBe(1);
  isAway = false;
  const [one, other] = await Promise.all([shelves.network(slug), shelves.network(slug)]);
  expect(one).not.toBeNull();
  expect(other).toBe(one);
  expect(asked).toBe(2);
});

test("a game whose levels ask no network has none", async () => {
  const shelves = new Shelves(async (url) => new Uint8Array(await readFile(url)));
  const slug = Object.keys(FACTS).find((each) => !asking.includes(each)) ?? "";
  expect(await shelves.network(slug)).toBeNull();
});
