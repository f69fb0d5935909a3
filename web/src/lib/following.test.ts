import { expect, it } from "vitest";
import { nearest } from "./following";

it("goes on with the card that has taken the place of the one played", () => {
  expect(nearest([true, true, true], 1)).toBe(1);
});

it("passes over what may not be played, to the nearest", () => {
  expect(nearest([true, false, false, true], 1)).toBe(0);
  expect(nearest([false, true, false, true], 2)).toBe(3);
});

it("stays with the last card when the one at the end is played", () => {
  expect(nearest([true, true], 2)).toBe(1);
});

it("finds nothing where nothing is offered", () => {
  expect(nearest([false, false], 0)).toBeNull();
});
