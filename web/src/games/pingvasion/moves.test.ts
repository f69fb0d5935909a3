import { describe, expect, it } from "vitest";
import { choices, choosable, put, toggle } from "./moves";

it("knows which cards legal moves are about", () => {
  expect(choosable(["left m5a", "left c2a"])).toEqual(new Set(["m5a", "c2a"]));
});

describe("choosing", () => {
  it("fills the first free slot", () => {
    expect(toggle([null, null], "m5a", 0)).toEqual(["m5a", null]);
    expect(toggle(["m5a", null], "c2a", 0)).toEqual(["m5a", "c2a"]);
  });
  it("takes a card out again", () => {
    expect(toggle(["m5a", "c2a"], "m5a", 0)).toEqual([null, "c2a"]);
  });
  it("changes the card when there is one slot only", () => {
    expect(toggle(["m5a"], "c2a", 0)).toEqual(["c2a"]);
  });
  it("leaves what is sealed, and what is full", () => {
    expect(toggle(["m5a", null], "m5a", 1)).toEqual(["m5a", null]);
    expect(toggle(["m5a", "c2a"], "d1a", 0)).toEqual(["m5a", "c2a"]);
  });
  it("lets two cards change places", () => {
    expect(put(["m5a", "c2a"], "c2a", 0, 0)).toEqual(["c2a", "m5a"]);
    expect(put([null, "c2a"], "d1a", 1, 0)).toEqual([null, "d1a"]);
    expect(put(["m5a", null], "c2a", 0, 1)).toEqual(["m5a", null]);
  });
});

it("sends a card to the left first, then to the right, less what is sealed", () => {
  expect(choices("pass", ["m5a", "c2a"], 0)).toEqual(["left m5a", "right c2a"]);
  expect(choices("pass", ["m5a", "c2a"], 1)).toEqual(["right c2a"]);
  expect(choices("late", ["m5a", "c2a"], 0)).toEqual(["play m5a", "play c2a"]);
});
