import { expect, test } from "vitest";
import { inOrder, proudOf, together } from "$lib/device";

const record = { game: "panstwa", played: 3, won: 1, rated: 2, rating: 1500, is_settled: false, mixed: null };
const own = [
  { game: "panstwa", ended: 20, place: 1, points: 9, seats: 2, level: "novice" as const, table: "~a", cards: { a1: 2, b2: 1 } },
  { game: "countries", ended: 10, place: 2, points: 5, seats: 3, level: null, table: null, cards: {} },
];

test("games of this device count beside those of the server, and change no rating", () => {
  expect(together([record], own)).toEqual([
    { ...record, played: 4, won: 2 },
    { game: "countries", played: 1, won: 0, rated: 0, rating: null, is_settled: false, mixed: null },
  ]);
  expect(together([record], [])).toEqual([record]);
});

test("games stand in the order in which they ended", () => {
  const there = { ended: 15, place: 1, points: 1, seats: 2, level: null, table: null };
  expect(inOrder([there], own).map((each) => each.ended)).toEqual([10, 15, 20]);
});

test("favourite cards and best deals are of all games, wherever they were played", () => {
  const there = { ended: 15, place: 1, points: 11, seats: 2, level: null, table: "b", cards: ["b2"] };
  const found = proudOf({ favourites: [{ card: "b2", played: 2, won: 1 }, { card: "c3", played: 1, won: 0 }], best: [there] }, own);
  expect(found.favourites).toEqual([
    { card: "b2", played: 3, won: 2 },
    { card: "a1", played: 2, won: 1 },
    { card: "c3", played: 1, won: 0 },
  ]);
  expect(found.best.map(({ table, cards }) => [table, cards])).toEqual([["b", ["b2"]], ["~a", ["a1", "b2"]], [null, []]]);
});

test("no more are shown than five cards and three deals", () => {
  const cards = Object.fromEntries(["a", "b", "c", "d", "e", "f"].map((card, i) => [card, i + 1]));
  const many = [1, 2, 3, 4].map((ended) => ({ ...own[0], ended, cards }) as (typeof own)[number]);
  const { favourites, best } = proudOf({ favourites: [], best: [] }, many);
  expect(favourites.map((each) => each.card)).toEqual(["f", "e", "d", "c", "b"]);
  expect(favourites[0]).toMatchObject({ played: 24, won: 4 });
  expect(best).toHaveLength(3);
});
