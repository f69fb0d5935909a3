import { expect, test, vi } from "vitest";
import { isForHere, isHere } from "$lib/here";

test("a table is here that begins as none of a server does", () => {
  expect(isHere("~abc")).toBe(true);
  expect(isHere("abc~")).toBe(false);
});

test("only a game against bots alone, without a clock, needs no server", () => {
  vi.stubGlobal("Worker", class {});
  expect(isForHere({ game: "panstwa", bots: "steady" })).toBe(true);
  expect(isForHere({ game: "panstwa" })).toBe(false);
  expect(isForHere({ game: "panstwa", bots: "steady", pace: "live" })).toBe(false);
  expect(isForHere({ game: "panstwa", bots: "steady", is_public: true })).toBe(false);
  vi.unstubAllGlobals();
  expect(isForHere({ game: "panstwa", bots: "steady" })).toBe("Worker" in globalThis);
});
