import { expect, it } from "vitest";
import { placed } from "./beside";

const CARD = { width: 200, height: 300 };
const ROOM = { width: 1000, height: 800 };

it("goes above, so that the neighbours stay in sight", () => {
  expect(placed({ left: 400, top: 400, width: 80, height: 100 }, CARD, ROOM)).toEqual({ left: 340, top: 92 });
});

it("goes to the right where there is no room above, level with what it is about", () => {
  expect(placed({ left: 100, top: 300, width: 80, height: 100 }, CARD, ROOM)).toEqual({ left: 188, top: 200 });
});

it("goes to the left of what stands at the right edge", () => {
  expect(placed({ left: 900, top: 300, width: 80, height: 100 }, CARD, ROOM).left).toBe(692);
});

it("stays within the window", () => {
  expect(placed({ left: 0, top: 780, width: 80, height: 20 }, CARD, ROOM)).toEqual({ left: 8, top: 472 });
  expect(placed({ left: 100, top: 0, width: 80, height: 20 }, CARD, ROOM).top).toBe(8);
});

it("goes above what is as wide as a phone, else below", () => {
  const phone = { width: 360, height: 640 };
  expect(placed({ left: 10, top: 400, width: 340, height: 60 }, CARD, phone).top).toBe(92);
  expect(placed({ left: 10, top: 100, width: 340, height: 60 }, CARD, phone).top).toBe(168);
});
