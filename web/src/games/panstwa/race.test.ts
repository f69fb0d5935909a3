import { describe, expect, it } from "vitest";
import { matches } from "./faces";
import { columns, holder, isLost, limit, locked, takeable } from "./race";
import type { View } from "./view";

const VIEW: View = {
  phase: "grab", mode: "race", round: 1, rounds: 4, roller: 0, turn: null, left: 40,
  dice: ["asia", "monarchy", "island", "temperate"], past: [], tiles: [null, "FR", null],
  sides: [
    { card: "JP", points: 0, turned: null, place: 1, why: [] },
    { card: null, points: 0, turned: { card: "JO", symbols: ["asia"], matched: ["asia"], points: 1 }, place: 1, why: [] },
  ],
};

it("knows which tiles may be taken", () => {
  expect(takeable(["take FR", "take JP"])).toEqual(new Set(["FR", "JP"]));
});

describe("a race", () => {
  it("is won by whoever has the tile, also when it has been turned", () => {
    expect(holder(VIEW, "JP")).toBe(0);
    expect(holder(VIEW, "JO")).toBe(1);
    expect(holder(VIEW, "FR")).toBeNull();
  });
  it("is lost to somebody else", () => {
    expect(isLost(VIEW, "JP", 1)).toBe(true);
    expect(isLost(VIEW, "JP", 0)).toBe(false);
    expect(isLost(VIEW, "FR", 1)).toBe(false);
  });
  it("begins when the dice lie still", () => {
    expect(locked({ now: 1000, unlocks: 2600 })).toBe(1600);
    expect(locked({ now: 3000, unlocks: 2600 })).toBe(0);
    expect(locked({ now: 3000 })).toBe(0);
    expect(locked(null)).toBe(0);
  });
});

it("leaves a seat the same time whether the dice roll or lie still", () => {
  const clock = { now: 1000, deadlines: { 0: 22_600 }, reserves: {} };
  expect(limit({ ...clock, unlocks: 2600 }, 0)).toBe(20_000);
  expect(limit({ ...clock, now: 12_600 }, 0)).toBe(10_000);
  expect([limit(clock, 1), limit(clock, null), limit(null, 0)]).toEqual([0, 0, 0]);
});

it("counts symbols off die by die", () => {
  const tile = { symbols: ["asia", "north", "island"], matched: ["asia", "island"] };
  expect(matches(tile, ["asia", "north", "island", "tropical"], 3)).toEqual([true, false, true]);
});

it("counts off what is on the back where earlier rules say no more than that", () => {
  expect(matches({ symbols: ["asia", "island"] }, VIEW.dice, 3)).toEqual([true, false, true]);
});

it("lays tiles in rows of about the same length", () => {
  expect([4, 5, 6, 7, 8].map(columns)).toEqual([4, 3, 3, 4, 4]);
});
