import { expect, test } from "vitest";
import { commitmentOf, firstWrong, secretDraw } from "$lib/fairness";

const SECRET = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0")).join("");

// What `nature.py` makes of this secret.
const COMMITMENT = "3510b52d21546a29af14f40a18976b7a0e41f9b4c7d20b5d228f38200df8f7d9";
const DRAWS: [number, number][] = [[90, 71], [89, 16], [2, 1], [65, 60], [6, 0], [1, 0], [152, 140], [3, 0]];

test("a commitment is the hash that Python shows", async () => {
  expect(await commitmentOf(SECRET)).toBe(COMMITMENT);
});

test("draws come out as in Python", async () => {
  const drawn = await Promise.all(DRAWS.map(([outcomes], index) => secretDraw(SECRET, index, outcomes)));
  expect(drawn).toEqual(DRAWS.map(([, each]) => each));
});

test("one draw that was changed is found", async () => {
  expect(await firstWrong(SECRET, DRAWS)).toBe(null);
  const changed = DRAWS.map(([outcomes, drawn], i): [number, number] => [outcomes, i === 3 ? (drawn + 1) % outcomes : drawn]);
  expect(await firstWrong(SECRET, changed)).toBe(3);
});
