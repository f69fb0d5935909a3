import { expect, it } from "vitest";
import { insert, isLaying, lay, playable, still } from "./moves";

it("knows which cards legal moves are about", () => {
  expect(playable(["play b7", "play g0a"])).toEqual(new Set(["b7", "g0a"]));
  expect(isLaying(["play b7"])).toBe(false);
  expect(isLaying(["lay b7"])).toBe(true);
});

it("puts a start card to a place, and moves the others on", () => {
  expect(insert(["b1", "g2"], "r3", 1, 3)).toEqual(["b1", "r3", "g2"]);
});

it("moves a start card that is there already", () => {
  expect(insert(["b1", "g2", "r3"], "r3", 0, 3)).toEqual(["r3", "b1", "g2"]);
});

it("takes no more start cards than there are places", () => {
  expect(insert(["b1", "g2", "r3"], "y4", 0, 3)).toEqual(["b1", "g2", "r3"]);
});

it("sends start cards in their order", () => {
  expect(lay(["r3", "b1"])).toEqual(["lay r3", "lay b1"]);
});

it("forgets in a new round what was chosen in the last", () => {
  const picked = { round: 1, cards: ["b1", "g2"] };
  expect(still(picked, 1, ["b1", "r3"])).toEqual(["b1"]);
  expect(still(picked, 2, ["b1", "g2"])).toEqual([]);
});
