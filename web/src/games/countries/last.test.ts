import { expect, it } from "vitest";
import { lastPlaced } from "./last";

const NAMES = ["You", "Ben"];
const placed = (card: string, seat: number, message = "countries-placed") => ({ version: 1, told: { message, arguments: { card, seat } } });

it("finds the card that was placed last, and who placed it", () => {
  const story = [placed("PE", 0), placed("SE", 1, "countries-placed-most"), { version: 2, told: { message: "countries-ready", arguments: {} } }];
  expect(lastPlaced(story, ["PE", "CO", "SE"], NAMES)).toEqual({ card: "SE", placer: "Ben" });
});

it("finds none in a new row", () => {
  expect(lastPlaced([placed("PE", 0)], ["IS"], NAMES)).toBeNull();
  expect(lastPlaced([], ["IS"], NAMES)).toBeNull();
});
