import { expect, it } from "vitest";
import { ENOUGH, level, LEVELS, measured, rankOf, shares } from "./levels";
import type { Mark, Memory } from "./memory";
import { DAY } from "./schedule";

const HITS = [60, 75, 85, 93];

function remembered(fact: string, marks: Mark[]): [string, Memory] {
  return [fact, { fact, first: 0, marks }];
}

it("counts what was met, judged and is known, in every group of a fact", () => {
  const memories = new Map([remembered("area FR", [[0, 1, "countries/a"]]), remembered("area PL", []), remembered("area DE", [[0, 0, "countries/a"]])]);
  const found = shares(["area FR", "area PL", "area CN", "area DE"], memories, (topic, country) => [topic, country], DAY);
  expect(found.get("area")).toMatchObject({ met: 3, judged: 2, all: 4 });
  expect(found.get("area")?.known).toBeGreaterThan(0.9);
  expect(found.get("area")?.known).toBeLessThan(1);
  expect(found.get("CN")).toEqual({ met: 0, judged: 0, known: 0, all: 1 });
});

it.each([[0, 0], [0.01, 1], [0.06, 2], [0.2, 3], [0.4, 4], [0.7, LEVELS]])("a share of %f is level %i", (known, wanted) => {
  expect(level({ met: 0, judged: 0, known: known * 100, all: 100 })).toBe(wanted);
});

it("measures by the questions of one game, not by its tables and not by others", () => {
  const marks: Mark[] = [[1, 1, "countries/!"], [2, 0, "countries/!"], [3, 1, "countries/t1"], [4, 1, "panstwa/!"]];
  expect(measured([remembered("area FR", marks)[1]], "countries")).toEqual({ right: 1, asked: 2 });
});

it("measures by the latest answers", () => {
  const marks = (right: 0 | 1, from: number): Mark[] => Array.from({ length: 30 }, (_, i) => [from + i, right, "countries/!"]);
  const memories = [remembered("area FR", marks(0, 0))[1], remembered("area PL", marks(1, 100))[1]];
  expect(measured(memories, "countries")).toEqual({ right: 30, asked: 40 });
});

it.each(HITS.map((hits, rank) => [hits, rank]))("who is right %i times of 100 meets bots of rank %i", (hits, rank) => {
  expect(rankOf({ right: hits, asked: 100 }, HITS)).toBe(rank);
});

it("says nothing of a few answers, or where bots of all levels know the same", () => {
  expect(rankOf({ right: ENOUGH - 1, asked: ENOUGH - 1 }, HITS)).toBeNull();
  expect(rankOf({ right: 90, asked: 100 }, [0, 0, 0, 0])).toBeNull();
});
