import { beforeAll, expect, it } from "vitest";
import type { Told } from "$lib/protocol";
import { speak } from "$lib/speech.svelte";
import { latestOf } from "./earlier";
import { stage } from "./scenes";
import { tally } from "./tally";
import type { View } from "./view";

const NAMES = ["Ada", "Bo"];
const TEAMS = NAMES.map(() => ({ hand: [], guess: null, ready: false, points: 0, place: 1, why: [] }));
const WRONG = {
  phase: "play",
  row: ["FR"],
  checked: ["IE", "SO", "GH", "AO"],
  checked_category: "population",
  checked_right: false,
  checked_falls: [2],
  checked_misplaced: [
    { card: "IE", turned: 3 },
    { card: "AO", turned: 4 },
  ],
  drawer: 1,
  teams: TEAMS,
  facts: {},
} as unknown as View;
const WON = { ...WRONG, phase: "over", row: WRONG.checked, checked_right: true, checked_falls: [], checked_misplaced: [], drawer: null } as View;
const BEFORE = { ...WRONG, phase: "place", checked: [], checked_right: null, checked_falls: [], checked_misplaced: [] } as View;

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await speak("en");
});

/** As views were before they said which cards made a row wrong: of a won game they named whoever drew before. */
function earlier(view: View): View {
  const { checked_misplaced: _, latest: __, ...rest } = view;
  return { ...rest, drawer: 1 } as View;
}

function titles(view: View): string | undefined {
  const verdict = view.checked_right ? "right" : "wrong";
  const story = [told("countries-row", { number: 4, category: "population" }), told(`countries-row-${verdict}`)];
  return tally(BEFORE, view, story.slice(1), story)?.title(NAMES);
}

function told(message: string, about: Told["arguments"] = {}): Told {
  return { message, arguments: about };
}

/** By picture the cards that it marks as wrong, and in the end who draws. */
function acted(view: View): [string[][], number | null | undefined] {
  const { pictures } = stage(BEFORE, view, [told(`countries-row-${view.checked_right ? "right" : "wrong"}`)]);
  const views = pictures.map((each) => each.view);
  return [views.map((each) => each.checked_misplaced.map(({ card }) => card)), views.at(-1)?.drawer];
}

it("shows a wrong card as soon as it shows that it is one, and all that the view says in the end", () => {
  expect(acted(WRONG)).toEqual([[[], [], [], ["IE"], ["IE", "AO"], ["IE", "AO"]], 1]);
  expect(titles(WRONG)).toContain("In the wrong place: Ireland and Angola.");
});

it("names nobody who draws where a last card lay right, as the view says", () => {
  expect(acted(WON)[1]).toBeNull();
  expect(titles(WON)).toBe("Row 4, population: The row is right.");
});

it("marks of a row of earlier rules the cards on which it falls", () => {
  expect(acted(earlier(WRONG))).toEqual([[[], [], [], ["GH"], ["GH"], ["GH"]], 1]);
  expect(titles(earlier(WRONG))).toContain("In the wrong place: Ghana.");
});

it("names nobody either where earlier rules still named whoever drew for the row before", () => {
  expect(acted(earlier(WON))[1]).toBeNull();
  expect(titles(earlier(WON))).toBe("Row 4, population: The row is right.");
  expect(acted(earlier({ ...WON, row: [] }))[1]).toBe(1);
});

it("finds the card placed last where the view says it, and in the story of earlier rules", () => {
  const story = ["PE", "SE"].map((card) => ({ version: 1, told: told("countries-placed-most", { card, seat: 1 }) }));
  const row = ["PE", "CO", "SE"];
  expect(latestOf({ row, latest: "CO" }, story)).toBe("CO");
  expect(latestOf({ row, latest: null }, story)).toBeNull();
  expect(latestOf({ row }, story)).toBe("SE");
  expect(latestOf({ row: ["IS"] }, story)).toBeNull();
  expect(latestOf({ row }, [])).toBeNull();
});
