import { expect, it } from "vitest";
import type { Told } from "$lib/protocol";
import { misplaced } from "./misplaced";

const AGE = 2; // its place among the figures
const facts = (ages: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(ages).map(([card, age]) => [card, Array.from({ length: AGE + 1 }, () => age)]));
const placed = (card: string, message = "countries-placed"): Told => ({ message, arguments: { card, seat: 0 } });

it("blames the card that was placed later, not the right one beside it", () => {
  const ages = facts({ BJ: "17.0", NE: "14.8", AZ: "32.6" });
  const story = [placed("NE", "countries-placed-least"), placed("BJ", "countries-placed-least")];
  expect(misplaced(story, ["BJ", "NE", "AZ"], ages, "age")).toEqual(["BJ"]);
  expect(misplaced(story.toReversed(), ["BJ", "NE", "AZ"], ages, "age")).toEqual(["NE"]);
});

it("blames every card that came to lie wrong, also where it is not beside the one it contradicts", () => {
  const ages = facts({ JP: "48.6", IT: "46.5", AO: "15.9" });
  const story = [placed("JP"), placed("IT")];
  expect(misplaced(story, ["JP", "IT", "AO"], ages, "age")).toEqual(["JP", "IT"]);
});

it("blames both where nobody knows which came later, and of what is not turned nobody", () => {
  const ages = facts({ BJ: "17.0", NE: "14.8" });
  expect(misplaced([], ["BJ", "NE", "AZ"], ages, "age")).toEqual(["BJ", "NE"]);
  expect(misplaced([], ["BJ", "AZ"], ages, "age")).toEqual([]);
});

it("blames none of a right row, in which equals may lie either way", () => {
  const ages = facts({ NE: "14.8", AO: "14.8", BJ: "17.0" });
  expect(misplaced([placed("AO"), placed("NE")], ["AO", "NE", "BJ"], ages, "age")).toEqual([]);
});
