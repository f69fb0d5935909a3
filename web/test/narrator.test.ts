import { beforeAll, expect, test, vi } from "vitest";
import { nameOf, tell } from "$lib/narrator";
import { sitters } from "$lib/people";
import type { Chair } from "$lib/protocol";
import { join, say, speak } from "$lib/speech.svelte";

beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));

test.each([
  ["en", "a, b and c"],
  ["de", "a, b und c"],
  ["fr", "a, b et c"],
  ["pl", "a, b i c"],
  ["it", "a, b e c"],
  ["nl", "a, b en c"],
] as const)("lists are joined in the way of the language: %s", async (language, joined) => {
  await speak(language);
  expect(join(["a", "b", "c"])).toBe(joined);
  expect(join(["a"])).toBe("a");
});

test("seats, dummies, cards and lists are named as in Python", async () => {
  await speak("en");
  const names = ["Ada", "Bo"];
  expect(nameOf(3, names)).toBe("Dummy 2");
  expect(tell({ message: "took-back", arguments: { seat: 1 } }, names)).toBe("Bo took back what was chosen.");
  const laid = { message: "null-nichtig-laid", arguments: { seat: 0, cards: ["r7", "b3"] } };
  expect(tell(laid, names, (card) => `<${card}>`)).toBe("Ada laid <r7> and <b3>.");
});

test.each([
  ["en", "You took back your choice."],
  ["de", "Du nimmst deine Auswahl zurück."],
  ["fr", "Vous reprenez votre choix."],
  ["pl", "Cofasz swój wybór."],
  ["it", "Ritiri la tua scelta."],
  ["nl", "Je neemt je keuze terug."],
] as const)("the reader is told with words of their own: %s", async (language, told) => {
  await speak(language);
  const names = sitters([{ person: { id: "a", name: "Ada", colour: "red" } }] as Chair[], 0);
  expect(tell({ message: "took-back", arguments: { seat: 0 } }, names)).toBe(told);
});

test("a sentence that is missing fails while developing", async () => {
  await speak("en");
  expect(() => say("no-such-sentence")).toThrow();
});
