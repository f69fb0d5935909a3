import { describe, expect, it } from "vitest";
import { lying } from "./fields";
import type { Side, View } from "./view";

function side(strip: (string | null)[]): Side {
  const all = Array.from({ length: 12 }, (_, i) => strip[i] ?? null);
  return { held: 0, is_deciding: false, is_ready: false, chosen: [], strip: all, piles: {}, closed: [], brings: {}, points: 0, place: 1, why: [] };
}

function view(strips: (string | null)[][], tricks: number[][]): View {
  const figures = { FR: ["643801", "4810"], BR: ["8515770", "2995"] };
  return {
    phase: "trick", quick: false, early: false, round: 1, rounds: 4, stock: 0, field: tricks.length,
    takers: [], tricks, hand: [], next: null, tasks: {}, is_mixed: false, splits: {}, removed: [], figures,
    continents: {}, deck: {}, sides: strips.map(side),
  };
}

describe("a field", () => {
  it("lines up figures and says who has the best", () => {
    expect(lying(view([["FR"], ["BR"], ["J1"]], [[1]]), 1)).toEqual([
      { seat: 0, card: "FR", figure: "643801", isBest: false },
      { seat: 1, card: "BR", figure: "8515770", isBest: true },
      { seat: 2, card: "J1", figure: null, isBest: false },
    ]);
  });
  it("keeps what lies face down", () => {
    expect(lying(view([[null, "?"]], [[]]), 2)).toEqual([{ seat: 0, card: "?", figure: null, isBest: false }]);
  });
});
