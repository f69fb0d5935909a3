import { expect, test } from "vitest";
import { commitment, firstWrong, type Nature, Secure, unsealed } from "../src/nature.ts";

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
  expect(firstWrong(new Secure(SECRET), DRAWS)).toBe(null);
  const changed = DRAWS.map(([outcomes, drawn], i): [number, number] => [outcomes, i === 3 ? (drawn + 1) % outcomes : drawn]);
  expect(firstWrong(new Secure(SECRET), changed)).toBe(3);
});

test("a game that was begun elsewhere has two secrets, and each is held to its part", () => {
  const [early, late] = [new Secure(), new Secure(SECRET, 3)];
  const draws = DRAWS.map(([outcomes], i): [number, number] => [outcomes, (i < 3 ? early : late).draw(outcomes)]);
  expect(draws.slice(3)).toEqual(DRAWS.slice(3));
  const begun = { draws: 3, commitment: early.commitment, secret: early.secret };
  const sealed = { commitment: COMMITMENT, secret: SECRET, begun };
  const wrong = (nature: Nature | null): number | null => firstWrong(nature as Nature, draws);
  expect(wrong(unsealed(sealed))).toBe(null);
  expect(wrong(unsealed({ ...sealed, begun: { ...begun, draws: 8 } }))).not.toBe(null);
  expect(unsealed({ ...sealed, begun: { ...begun, secret: SECRET } })).toBe(null);
  expect(unsealed({ ...sealed, secret: early.secret })).toBe(null);
  expect(unsealed({ ...sealed, begun: { ...begun, secret: null } })).toBe(null);
});

test("a game that went on elsewhere twice has three secrets", () => {
  const [first, second, third] = ["00", "11", "22"].map((each, i) => new Secure(each.repeat(256), [0, 2, 5][i])) as [Secure, Secure, Secure];
  const draws = DRAWS.map(([outcomes], i): [number, number] => [outcomes, (i < 2 ? first : i < 5 ? second : third).draw(outcomes)]);
  const stage = ({ commitment, secret }: Secure, drawn: number): { draws: number; commitment: string; secret: string } => ({ draws: drawn, commitment, secret });
  const sealed = { ...stage(third, 0), begun: { ...stage(second, 5), earlier: [stage(first, 2)] } };
  expect(firstWrong(unsealed(sealed) as Nature, draws)).toBe(null);
  expect(firstWrong(unsealed({ ...sealed, begun: { ...stage(second, 5), earlier: [stage(first, 5)] } }) as Nature, draws)).not.toBe(null);
  expect(unsealed({ ...sealed, begun: { ...stage(second, 5), earlier: [{ ...stage(first, 2), secret: third.secret }] } })).toBe(null);
});

test("secrets are fresh and long", () => {
  const [one, other] = [new Secure(), new Secure()];
  expect(one.secret).not.toBe(other.secret);
  expect(one.secret).toHaveLength(512);
});
