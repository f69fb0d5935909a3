import { describe, expect, it } from "vitest";
import { asked, choices, drop, kept, on, put } from "./plan";

const FREE = { AQ: ["1", "2"], FR: ["1", "2", "3"], J1: ["1", "2", "3"] };
const SPLIT = { FR: ["eu", "closed"], BR: ["sa", "closed"], CN: ["as", "closed"] };
const SPLITS = { "eu sa closed": 2, "eu closed as": 3 };

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
    expect(asked({ AQ: "1", FR: "2" }, FREE, {})).toBeNull();
    expect(asked({ AQ: "1", FR: "2", J1: "3" }, FREE, {})).toBe(3);
  });
  it("splits a trick in no other way than it is told", () => {
    expect(asked({ FR: "eu", BR: "sa", CN: "as" }, SPLIT, SPLITS)).toBeNull();
    expect(asked({ FR: "eu", BR: "closed", CN: "as" }, SPLIT, SPLITS)).toBe(3);
  });
  it("goes in the order of the tasks, less what is sealed", () => {
    expect(choices({ J1: "3", FR: "2", AQ: "1" }, FREE, {}, 0)).toEqual(["AQ 1", "FR 2", "J1 3"]);
    expect(choices({ J1: "3", FR: "2", AQ: "1" }, FREE, {}, 1)).toEqual(["FR 2", "J1 3"]);
  });
  it("leaves out a card that is not asked for", () => {
    expect(choices({ FR: "eu", BR: "sa", CN: "closed" }, SPLIT, SPLITS, 0)).toEqual(["FR eu", "BR sa"]);
    expect(choices({ FR: "eu", BR: "sa", CN: "closed" }, SPLIT, SPLITS, 1)).toEqual(["BR sa"]);
    expect(choices({ FR: "eu", BR: "closed", CN: "as" }, SPLIT, SPLITS, 0)).toHaveLength(3);
  });
});
