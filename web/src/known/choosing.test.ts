import { expect, it } from "vitest";
import { LORES, OTHERS } from "../../engine/generated/lores.ts";
import { chance } from "../../test/learner";
import { ask, due, factsOf, inTurn } from "./choosing";
import { apart, type Memory } from "./memory";
import { DAY } from "./schedule";

const memories = new Map<string, Memory>([
  ["area FR", { fact: "area FR", first: 0, marks: [[0, 1, "countries/!"]] }], // due first of all: known longest ago
  ["area PL", { fact: "area PL", first: 0, marks: [[80 * DAY, 1, "countries/!"]] }],
  ["area DE", { fact: "area DE", first: 0, marks: [[99 * DAY, 1, "countries/!"]] }], // not due
  ["area IT", { fact: "area IT", first: 0, marks: [] }], // only shown
]);
const now = 100 * DAY;

it("asks what is likely forgotten first, then what was only shown, then what is new, then what is still known", () => {
  expect(inTurn(["area CN", "area DE", "area IT", "area PL", "area FR"], memories, now, chance(1))).toEqual(["area FR", "area PL", "area IT", "area CN", "area DE"]);
});

it("does not ask the same at once again", () => {
  expect(inTurn(["area CN", "area FR"], memories, now, chance(1), ["area FR"])).toEqual(["area CN"]);
});

it("counts what is due", () => expect(due(memories.values(), now)).toBe(2));

it.each(Object.entries(LORES))("%s can be asked about all its facts", async (game, lore) => {
  const draw = chance(3);
  const facts = factsOf(lore);
  expect(facts.length).toBeGreaterThan(100);
  for (const fact of facts.filter((_, i) => i % 7 === 0)) {
    let asked = null;
    for (let tries = 0; tries < 12 && !asked; tries += 1) asked = await ask([fact], [[game, lore]], OTHERS, draw);
    expect(asked, fact).not.toBeNull();
    expect(asked?.question.card).toBe(apart(fact)[1]);
  }
});

it("goes on to the next fact where a game cannot ask", async () => {
  const lores = Object.entries(LORES);
  const asked = await ask(["population AQ", "area FR"], lores, OTHERS, chance(1));
  expect(asked?.fact).toBe("area FR");
});
