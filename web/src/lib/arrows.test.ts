import { expect, it } from "vitest";
import { target } from "./arrows";

it("leads from one to the next, round the ends", () => {
  expect(target("ArrowRight", 0, 3)).toBe(1);
  expect(target("ArrowRight", 2, 3)).toBe(0);
  expect(target("ArrowUp", 0, 3)).toBe(2);
});

it("leads to the first and the last", () => {
  expect(target("Home", 1, 3)).toBe(0);
  expect(target("End", 1, 3)).toBe(2);
});

it("leaves other keys alone, and empty groups", () => {
  expect(target("a", 1, 3)).toBeNull();
  expect(target("ArrowLeft", -1, 0)).toBeNull();
});
