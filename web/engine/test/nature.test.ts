import { expect, test } from "vitest";
import { commitment, firstWrong, Secure } from "../src/nature.ts";

const SECRET = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0")).join("");

// What `nature.py` makes of this secret.
const COMMITMENT = "3510b52d21546a29af14f40a18976b7a0e41f9b4c7d20b5d228f38200df8f7d9";
const DRAWS: [number, number][] = [[90, 71], [89, 16], [2, 1], [65, 60], [6, 0], [1, 0], [152, 140], [3, 0]];

test("a commitment is the hash that Python shows", () => {
  expect(commitment(SECRET)).toBe(COMMITMENT);
});

test("draws come out as in Python", () => {
  const nature = new Secure(SECRET);
  expect(DRAWS.map(([outcomes]) => nature.draw(outcomes))).toEqual(DRAWS.map(([, each]) => each));
});

test("who goes on from a draw draws the next one", () => {
  expect(new Secure(SECRET, 6).draw(152)).toBe(140);
});

test("one draw that was changed is found", () => {
  expect(firstWrong(SECRET, DRAWS)).toBe(null);
  const changed = DRAWS.map(([outcomes, drawn], i): [number, number] => [outcomes, i === 3 ? (drawn + 1) % outcomes : drawn]);
  expect(firstWrong(SECRET, changed)).toBe(3);
});

test("secrets are fresh and long", () => {
  const [one, other] = [new Secure(), new Secure()];
  expect(one.secret).not.toBe(other.secret);
  expect(one.secret).toHaveLength(512);
});
