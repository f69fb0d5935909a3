import { expect, test } from "vitest";
import { editionOf } from "../src/games.ts";
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
