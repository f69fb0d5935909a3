import { render } from "svelte/server";
import { beforeAll, expect, it, vi } from "vitest";
import { speak } from "$lib/speech.svelte";
import Row from "../src/games/countries/Row.svelte";

vi.mock("$lib/travel.svelte", () => ({ travelsOf: () => ({ card: () => undefined }) }));

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

it.each([
  [null, "between Minus and Iceland"],
  ["FR", "France: between Minus and Iceland"],
])("names every way into the row, with a card and without: %s", (card, label) => {
  const props = { row: ["IS", "AO"], category: "area", facts: {}, card, spots: [1, 2, 3], hinted: [], onplace: () => {} };
  expect(render(Row, { props }).body).toContain(`aria-label="${label}"`);
});
