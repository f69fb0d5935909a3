import { expect, it } from "vitest";
import { cards, guesses, placing, spots } from "./moves";

it("knows what legal moves are about", () => {
  const legal = ["card IS", "card AO", "doubt"];
  expect(cards(legal)).toEqual(new Set(["IS", "AO"]));
  expect(spots(["at 1", "at 2"])).toEqual([1, 2]);
  expect(spots(legal)).toEqual([]);
  expect(guesses(["guess 10000", "guess 11000"])).toEqual([10000, 11000]);
});

it("names a card and its place at once", () => {
  expect(placing("IS", 3, false)).toEqual(["card IS", "at 3"]);
});

it("does not name a card twice", () => {
  expect(placing("IS", 3, true)).toEqual(["at 3"]);
});
