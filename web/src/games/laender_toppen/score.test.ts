import { expect, it } from "vitest";
import type { Line } from "$lib/protocol";
import { sheet } from "./score";

function line(message: string, told: Record<string, number | string | number[]>): Line {
  return { version: 1, told: { message: `laender-toppen-${message}`, arguments: told } };
}

it("has a line for each continent that somebody won, and one for the closed piles", () => {
  const story = [
    line("most", { continent: "eu", seats: [1], count: 5, points: 5 }),
    line("most-shared", { continent: "af", seats: [0, 1], count: 3, points: 2 }),
    line("total", { seat: 0, open: 2, closed: 7, total: 9 }),
    line("total", { seat: 1, open: 7, closed: 4, total: 11 }),
  ];
  expect(sheet(story, 2)).toEqual([
    { pile: "eu", cells: [null, 5] },
    { pile: "af", cells: [2, 2] },
    { pile: "closed", cells: [7, 4] },
  ]);
});
