import { expect, test } from "vitest";
import { inOrder, together } from "$lib/device";

const record = { game: "panstwa", played: 3, won: 1, rated: 2, rating: 1500, is_settled: false };
const own = [
  { game: "panstwa", ended: 20, place: 1, points: 9, seats: 2, level: "novice" as const, table: "~a" },
  { game: "countries", ended: 10, place: 2, points: 5, seats: 3, level: null, table: null },
];

test("games of this device count beside those of the server, and change no rating", () => {
  expect(together([record], own)).toEqual([
    { ...record, played: 4, won: 2 },
    { game: "countries", played: 1, won: 0, rated: 0, rating: null, is_settled: false },
  ]);
  expect(together([record], [])).toEqual([record]);
});

test("games stand in the order in which they ended", () => {
  const there = { ended: 15, place: 1, points: 1, seats: 2, level: null, table: null };
  expect(inOrder([there], own).map((each) => each.ended)).toEqual([10, 15, 20]);
});
