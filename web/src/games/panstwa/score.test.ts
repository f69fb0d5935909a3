import { expect, it } from "vitest";
import type { Line } from "$lib/protocol";
import { rounds } from "./score";

function turned(seat: number, points: number): Line {
  return { version: 1, told: { message: "panstwa-turned", arguments: { seat, points, card: "FR", cards: [], total: 0 } } };
}

it("has a line for each round", () => {
  const story = [turned(0, 2), turned(1, 4), { version: 2, told: { message: "panstwa-laid", arguments: {} } }, turned(0, 1), turned(1, 0)];
  expect(rounds(story, 2)).toEqual([
    [2, 4],
    [1, 0],
  ]);
});
