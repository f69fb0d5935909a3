import { describe, expect, it } from "vitest";
import { coordinates, known, learned, parts, size } from "./figures";

const FACTS = {
  IS: ["103000", "357603", "37.1", "2110", "65 00 N", "18 00 W"],
  AO: ["1246700", "34795287", "15.9", "2620", "12 30 S", "18 30 E"],
};

describe("a figure", () => {
  it("is taken apart", () => {
    expect(parts("3287263")).toEqual({ number: 3287263, part: "", side: "" });
    expect(parts("28.7")).toEqual({ number: 28, part: "7", side: "" });
    expect(parts("12 30 S")).toEqual({ number: 12, part: "30", side: "s" });
  });
  it("has a size; south and west are below nothing", () => {
    expect(size("28.7")).toBe(28.7);
    expect(size("12 30 S")).toBe(-12.5);
    expect(size("18 30 E")).toBe(18.5);
  });
  it("is known only of a card that was turned", () => {
    expect(known(FACTS, "IS", "height")).toBe("2110");
    expect(known(FACTS, "FR", "height")).toBeNull();
    expect(known(FACTS, "IS", null)).toBeNull();
  });
});

describe("what has been learned", () => {
  it("goes from less to more", () => {
    expect(learned(FACTS, "age").map((each) => each.card)).toEqual(["AO", "IS"]);
    expect(learned(FACTS, "longitude").map((each) => each.card)).toEqual(["IS", "AO"]);
  });
  it("can be put on a map", () => {
    expect(coordinates(FACTS, "AO")).toEqual({ latitude: -12.5, longitude: 18.5 });
    expect(coordinates(FACTS, "FR")).toBeNull();
  });
});
