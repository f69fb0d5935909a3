import { expect, it } from "vitest";
import type { Option } from "./http";
import { matters } from "./options";

const END = { name: "end", default: "rounds", words: ["rounds", "target"] } as Option;
const TARGET = { name: "target", default: "100", low: 1, high: 999 } as Option;
const ROWS = { name: "rows", default: "40", low: 0, high: 999 } as Option;

it("asks for a target only where a game ends by one", () => {
  expect(matters(TARGET, [END, TARGET], { end: "rounds", target: "100" })).toBe(false);
  expect(matters(TARGET, [END, TARGET], { end: "target", target: "100" })).toBe(true);
});

it("asks for everything else", () => {
  expect(matters(END, [END, TARGET], { end: "rounds" })).toBe(true);
  expect(matters(ROWS, [END, ROWS], { end: "rounds" })).toBe(true);
});
