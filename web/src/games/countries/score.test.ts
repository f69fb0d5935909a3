import { expect, it } from "vitest";
import type { Line } from "$lib/protocol";
import { sheet } from "./score";

function told(message: string, args: Record<string, string | number> = {}): Line {
  return { version: 1, told: { message: `countries-${message}`, arguments: args } };
}

it("adds up to the points of the result", () => {
  const story = [
    told("dealt", { count: 7 }),
    told("row", { number: 1, category: "area", card: "FR", seat: 0 }),
    told("placed-least", { seat: 0, card: "MT", card_right: "FR" }),
    told("placed", { seat: 1, card: "PT", card_left: "MT", card_right: "FR" }),
    told("doubted", { seat: 0 }),
    told("row-right"),
    told("drew", { seat: 0, card: "BR" }),
    told("drew", { seat: 0, card: "CL" }),
    told("row", { number: 2, category: "age", card: "PE", seat: 1 }),
    told("placed-most", { seat: 1, card: "IN", card_left: "PE" }),
  ];
  expect(sheet(story, 2)).toEqual({
    dealt: -7,
    rows: [
      { number: 1, category: "area", cells: [-1, 1] },
      { number: 2, category: "age", cells: [0, 1] },
    ],
  });
});

it("is empty before the deal", () => {
  expect(sheet([], 2)).toEqual({ dealt: 0, rows: [] });
});
