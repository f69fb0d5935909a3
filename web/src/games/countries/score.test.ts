import { expect, it } from "vitest";
import type { Line } from "$lib/protocol";
import { sheet } from "./score";

function row(number: number, category: string, points: number[]): Line {
  return { version: 1, told: { message: "countries-row", arguments: { number, category, card: "FR", seat: 0, points } } };
}

function told(message: string, args: Record<string, number> = {}): Line {
  return { version: 1, told: { message: `countries-${message}`, arguments: args } };
}

it("adds up to the points of the result", () => {
  const story = [told("dealt", { count: 7 }), row(1, "area", [-7, -7]), told("drew"), row(2, "age", [-8, -6]), told("placed")];
  const { count, dealt, rows } = sheet(story, [-8, -5]);
  expect(count).toBe(7);
  expect(dealt).toEqual([-7, -7]);
  expect(rows).toEqual([
    { number: 1, category: "area", cells: [-1, 1] },
    { number: 2, category: "age", cells: [0, 1] },
  ]);
});

it("has no rows before the first", () => {
  expect(sheet([told("dealt", { count: 7 })], [-7, -7])).toEqual({ count: 7, dealt: [-7, -7], rows: [] });
});
