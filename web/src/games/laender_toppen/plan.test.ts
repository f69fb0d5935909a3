import { describe, expect, it } from "vitest";
import { choices, drop, isComplete, kept, on, put } from "./plan";

const FREE = { AQ: ["1", "2"], FR: ["1", "2", "3"], J1: ["1", "2", "3"] };
const SPLIT = { FR: ["eu", "closed"], BR: ["sa", "closed"], CN: ["as", "closed"] };

describe("placing", () => {
  it("puts a card onto a free field", () => {
    expect(put({}, FREE, "FR", "3")).toEqual({ FR: "3" });
  });
  it("refuses a field that the card may not lie on", () => {
    expect(put({}, FREE, "AQ", "3")).toEqual({});
  });
  it("sends back what lay there", () => {
    expect(put({ FR: "1" }, FREE, "J1", "1")).toEqual({ J1: "1" });
  });
  it("lets two cards change places", () => {
    expect(put({ FR: "1", J1: "2" }, FREE, "FR", "2")).toEqual({ FR: "2", J1: "1" });
  });
  it("does not swap a card to where it may not lie", () => {
    expect(put({ AQ: "1", FR: "3" }, FREE, "FR", "1")).toEqual({ FR: "1" });
  });
  it("takes a card back, and knows what lies where", () => {
    expect(drop({ FR: "1", J1: "2" }, "FR")).toEqual({ J1: "2" });
    expect(on({ FR: "1" }, "1")).toBe("FR");
    expect(on({ FR: "1" }, "2")).toBeNull();
  });
  it("forgets cards of another round", () => {
    expect(kept({ FR: "1", DE: "2" }, FREE)).toEqual({ FR: "1" });
  });
});

describe("sending", () => {
  it("waits for every card", () => {
    expect(isComplete({ AQ: "1", FR: "2" }, FREE, false)).toBe(false);
    expect(isComplete({ AQ: "1", FR: "2", J1: "3" }, FREE, false)).toBe(true);
  });
  it("wants some open and some closed of a trick", () => {
    expect(isComplete({ FR: "eu", BR: "sa", CN: "as" }, SPLIT, true)).toBe(false);
    expect(isComplete({ FR: "closed", BR: "closed", CN: "closed" }, SPLIT, true)).toBe(false);
    expect(isComplete({ FR: "eu", BR: "closed", CN: "as" }, SPLIT, true)).toBe(true);
  });
  it("goes in the order of the tasks, less what is sealed", () => {
    expect(choices({ J1: "3", FR: "2", AQ: "1" }, FREE, false, 0)).toEqual(["AQ 1", "FR 2", "J1 3"]);
    expect(choices({ J1: "3", FR: "2", AQ: "1" }, FREE, false, 1)).toEqual(["FR 2", "J1 3"]);
  });
  it("leaves out the last card of a trick when it has one way only", () => {
    expect(choices({ FR: "eu", BR: "sa", CN: "closed" }, SPLIT, true, 0)).toEqual(["FR eu", "BR sa"]);
    expect(choices({ FR: "eu", BR: "closed", CN: "closed" }, SPLIT, true, 0)).toHaveLength(3);
  });
  it("asks for the continent of the last card when there are two", () => {
    const early = { FR: ["eu", "closed"], RU: ["eu", "as", "closed"] };
    expect(choices({ FR: "closed", RU: "as" }, early, true, 0)).toEqual(["FR closed", "RU as"]);
    expect(choices({ FR: "eu", RU: "closed" }, early, true, 0)).toEqual(["FR eu"]);
  });
});
