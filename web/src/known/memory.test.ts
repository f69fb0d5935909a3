import { describe, expect, it } from "vitest";
import { MOST_MARKS } from "../lib/http";
import { isSame, judgements, type Mark, type Memory, merged, since } from "./memory";

/** Random memories, the same for the same seed: few facts and few times, so that they often meet. */
function device(seed: number, marks = 60): Memory[] {
  let state = seed;
  const draw = (below: number): number => (state = (state * 48271) % 2147483647) % below;
  const found = new Map<string, Memory>();
  for (let i = 0; i < marks; i += 1) {
    const fact = `area ${["FR", "PL", "CN"][draw(3)]}`;
    const at = 1000 + draw(90);
    const mark: Mark = [at, draw(2) as 0 | 1, draw(2) ? "countries/!" : `countries/t${draw(5)}`];
    const known = found.get(fact) ?? { fact, first: at, marks: [] };
    found.set(fact, merged([known], [{ fact, first: at, marks: [mark] }]).get(fact) as Memory);
  }
  return [...found.values()];
}

const plain = (memories: Map<string, Memory>): Memory[] => [...memories.values()].sort((a, b) => (a.fact < b.fact ? -1 : 1));

describe("two devices put their memories together", () => {
  const seeds = Array.from({ length: 40 }, (_, i) => i + 1);

  it.each(seeds)("in any order, and however often: %i", (seed) => {
    const [a, b, c] = [device(seed), device(seed + 100, 90), device(seed + 200, 20)];
    const ab = merged(a, b);
    expect(plain(merged(b, a))).toEqual(plain(ab));
    expect(plain(merged(ab.values(), b))).toEqual(plain(ab));
    expect(plain(merged(ab.values(), c))).toEqual(plain(merged(a, merged(b, c).values())));
  });

  it("and keep the newest marks of each", () => {
    const marks = Array.from({ length: MOST_MARKS + 5 }, (_, i): Mark => [i, 1, "countries/!"]);
    const one = merged([{ fact: "area FR", first: 0, marks: marks.slice(0, MOST_MARKS) }], [{ fact: "area FR", first: 3, marks: marks.slice(5) }]).get("area FR");
    expect(one?.first).toBe(0);
    expect(one?.marks).toEqual(marks.slice(5));
  });
});

it("a game that was seen on two devices is one game, and right only if all of it was", () => {
  const memory: Memory = { fact: "area FR", first: 5, marks: [[5, 1, "countries/a"], [6, 1, "countries/a"], [7, 1, "countries/b"], [9, 0, "countries/b"], [8, 1, "countries/!"], [8, 0, "countries/!"]] };
  expect(judgements(memory)).toEqual([[5, 1, "countries/a"], [7, 0, "countries/b"], [8, 0, "countries/!"], [8, 1, "countries/!"]]);
});

it("what is forgotten on one device is forgotten, and nothing else", () => {
  const memory: Memory = { fact: "area FR", first: 5, marks: [[5, 1, "countries/a"], [9, 0, "countries/!"]] };
  expect(since(memory, 4)).toEqual(memory);
  expect(since(memory, 5)).toEqual({ fact: "area FR", first: 9, marks: [[9, 0, "countries/!"]] });
  expect(since(memory, 9)).toBeNull();
});

it("tells whether two devices remember the same, in whatever order", () => {
  const memory: Memory = { fact: "area FR", first: 5, marks: [[5, 1, "a/b"], [9, 0, "a/!"]] };
  expect(isSame({ ...memory, marks: [...memory.marks].reverse() }, memory)).toBe(true);
  expect(isSame({ ...memory, first: 4 }, memory)).toBe(false);
  expect(isSame({ ...memory, marks: [] }, memory)).toBe(false);
  expect(isSame(undefined, memory)).toBe(false);
});
