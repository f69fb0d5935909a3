import { beforeAll, expect, it } from "vitest";
import type { Told } from "$lib/protocol";
import { speak } from "$lib/speech.svelte";
import { drawerOf } from "./drawer";
import { stage } from "./scenes";
import { tally } from "./tally";
import type { View } from "./view";

const DREW = 1; // for the row before
const WON = {
  phase: "over",
  row: ["IE", "SO", "GH"],
  checked: ["IE", "SO", "GH"],
  checked_category: "population",
  checked_falls: [],
  checked_right: true,
  drawer: DREW,
  teams: [],
  facts: {},
} as unknown as View;
const BEFORE = { ...WON, phase: "place", checked: [], checked_right: null } as View;
const TOLD: Told[] = ["countries-last-card", "countries-row-right", "countries-won"].map((message) => ({ message, arguments: {} }));
const STORY: Told[] = [{ message: "countries-row", arguments: { number: 4, category: "population" } }, ...TOLD];

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await speak("en");
});

it("is nobody where a last card lay right, whoever drew for the row before", () => {
  expect(drawerOf(WON)).toBeNull();
  const { pictures } = stage(BEFORE, WON, TOLD);
  expect(pictures.at(-1)?.view.checked_right).toBe(true);
  expect(pictures.map(({ view }) => view.drawer)).toEqual(pictures.map(() => null));
  expect(tally(BEFORE, WON, TOLD, STORY)?.title(["Ada", "Bo"])).toBe("Row 4, population: The row is right.");
});

it("is who drew where the row was cleared away, also after the last row", () => {
  expect(drawerOf({ phase: "over", row: [], drawer: DREW })).toBe(DREW);
  expect(drawerOf({ phase: "play", row: ["FR"], drawer: DREW })).toBe(DREW);
});
