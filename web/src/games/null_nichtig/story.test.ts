import { describe, expect, it } from "vitest";
import type { Line } from "$lib/protocol";
import { lastTrick, scores, teamOf } from "./story";
import type { View } from "./view";

function line(message: string, told: Record<string, number | string[]>): Line {
  return { version: 1, told: { message: `null-nichtig-${message}`, arguments: told } };
}

const TOOK = line("took", { seat: 2, cards: ["g10", "g0a", "g4"] });

describe("the last trick", () => {
  it("is told from its taker on, clockwise", () => {
    expect(lastTrick([TOOK], 3)).toEqual({ taker: 2, cards: ["g0a", "g4", "g10"] });
  });
  it("is forgotten when new start cards are laid", () => {
    expect(lastTrick([TOOK, line("laid", { seat: 0, cards: ["b1"] })], 3)).toBeNull();
  });
  it("does not exist before the first", () => {
    expect(lastTrick([], 3)).toBeNull();
  });
});

describe("the score sheet", () => {
  it("has a line for each round", () => {
    const story = [
      line("scored", { round: 1, seat: 0, points: 20 }),
      line("scored", { round: 1, seat: 1, points: 7 }),
      TOOK,
      line("scored", { round: 2, seat: 1, points: 11 }),
    ];
    expect(scores(story, 2)).toEqual([
      [20, 7],
      [0, 11],
    ]);
  });
});

describe("a team", () => {
  const sides = (...teams: (number | null | undefined)[]) => ({ teams: [0, 0], sides: teams.map((team) => ({ team })) }) as unknown as View;
  it("is the one that the view says, whoever sits where", () => {
    expect([0, 1, 2].map((seat) => teamOf(sides(1, 0, 1), seat))).toEqual(["B", "A", "B"]);
  });
  it("is none where seats play alone, and in views of earlier rules", () => {
    expect([teamOf(sides(null), 0), teamOf(sides(undefined), 0), teamOf(sides(), 0)]).toEqual([null, null, null]);
  });
});
