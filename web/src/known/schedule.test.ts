import { describe, expect, it } from "vitest";
import { calibration, chance, type Nature, year } from "../../test/learner";
import { chance as chanceOf, DAY, judged, recall, strength } from "./schedule";

const FACTS = 800;
const PARTS = 8; // from the least likely to be known to the likeliest
const BOUND = 0.03; // between what was predicted and what was known

function worst(nature: Nature): number {
  const rows = calibration(year(FACTS, nature, chance(7)), PARTS);
  return Math.max(...rows.map(([predicted, found]) => Math.abs(predicted - found)));
}

describe("what is predicted is what a learner knows", () => {
  it("who forgets as most people do", () => expect(worst({ pace: 1, spread: 1, luck: 0 })).toBeLessThan(BOUND));

  it("also where facts differ by a half", () => expect(worst({ pace: 1, spread: 1.5, luck: 0 })).toBeLessThan(BOUND));

  it("less nearly who guesses one in four that are forgotten", () => expect(worst({ pace: 1, spread: 1.5, luck: 0.25 })).toBeLessThan(2 * BOUND));

  it("but not who forgets six times as fast: the comparison can fail", () => expect(worst({ pace: 6, spread: 1, luck: 0 })).toBeGreaterThan(2 * BOUND));
});

it("what was judged wrongly comes back the next day, what was judged rightly later", () => {
  expect(judged(null, 0, false).due).toBe(DAY);
  const [once, twice] = [judged(null, 0, true), judged(judged(null, 0, true), 3 * DAY, true)];
  expect(once.due).toBeGreaterThan(DAY);
  expect(twice.due - twice.last).toBeGreaterThan(once.due - once.last);
});

it("within a day nothing is forgotten, then more and more", () => {
  const known = judged(null, 1000, true);
  expect(recall(known, 1000 + DAY - 1)).toBe(1);
  expect(recall(known, 1000 + 2 * DAY)).toBeLessThan(recall(known, 1000 + DAY));
  expect(recall(known, known.due)).toBeCloseTo(0.9, 1);
});

it("who missed a fact does not know it until they do", () => {
  const missed = judged(judged(null, 0, true), DAY, false);
  expect(recall(missed, DAY)).toBe(1);
  expect(chanceOf(missed, DAY)).toBe(0);
  const again = judged(missed, 2 * DAY, true);
  expect(chanceOf(again, 3 * DAY)).toBe(recall(again, 3 * DAY));
});

it("a fact that was only shown has no strength, and one judged on two devices has that of all judgements", () => {
  expect(strength({ fact: "area FR", first: 1, marks: [] })).toBeNull();
  const marks = [[0, 1, "a/!"], [3 * DAY, 0, "a/!"], [4 * DAY, 1, "a/!"]] as const;
  const inTurn = marks.reduce((known, [at, right]) => judged(known, at, right === 1), judged(null, 0, true));
  expect(strength({ fact: "area FR", first: 1, marks })).not.toEqual(inTurn);
  expect(strength({ fact: "area FR", first: 1, marks })).toEqual(judged(judged(judged(null, 0, true), 3 * DAY, false), 4 * DAY, true));
});
