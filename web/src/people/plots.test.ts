import { expect, test } from "vitest";
import type { PlayedGame } from "$lib/http";
import { byLevel, HIGH, line, places, WIDE } from "./plots";

const GAMES: PlayedGame[] = [
  { ended: 1, place: 2, points: 10, seats: 3, level: "steady", table: "one" },
  { ended: 2, place: 1, points: 30, seats: 3, level: "steady", table: "two" },
  { ended: 3, place: 3, points: 20, seats: 4, level: null, table: null },
];

test("places are counted up to the largest table", () => {
  expect(places(GAMES)).toEqual([1, 1, 1, 0]);
  expect(places([])).toEqual([]);
});

test("the line goes from left to right, and more points are higher", () => {
  expect(line(GAMES)).toEqual([[0, HIGH], [WIDE / 2, 0], [WIDE, HIGH / 2]]);
  expect(line(GAMES.slice(0, 1))).toEqual([[0, HIGH / 2]]);
});

test("wins are told apart by the level of the bots", () => {
  expect(byLevel(GAMES)).toEqual([
    { level: null, played: 1, won: 0 },
    { level: "steady", played: 2, won: 1 },
  ]);
});
