import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Asking, HOLD, REST, STRAY } from "./asking";

let asked: [string, boolean][] = [];
let shut = 0;
const at = (pointerType: string, clientX = 0) => ({ clientX, clientY: 0, pointerType });

function asking(): Asking<string> {
  return new Asking((thing, isHeld) => asked.push([thing, isHeld]), () => (shut += 1));
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  shut = 0;
});
afterEach(() => void vi.useRealTimers());

it("asks about what a mouse rests on, and not before", () => {
  const hand = asking();
  hand.move("card", at("mouse"));
  vi.advanceTimersByTime(REST - 1);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([["card", false]]);
});

it("asks nothing of what a mouse only crosses", () => {
  const hand = asking();
  hand.move("card", at("mouse"));
  vi.advanceTimersByTime(REST - 1);
  hand.move(null, at("mouse"));
  vi.advanceTimersByTime(REST);
  expect(asked).toEqual([]);
});

it("goes on waiting while the mouse moves within one thing", () => {
  const hand = asking();
  hand.move("card", at("mouse"));
  vi.advanceTimersByTime(REST - 1);
  hand.move("card", at("mouse", 5));
  vi.advanceTimersByTime(1);
  expect(asked).toHaveLength(1);
});

it("waits again when the page moves under the mouse", () => {
  const hand = asking();
  hand.move("card", at("mouse"));
  vi.advanceTimersByTime(REST - 1);
  hand.again("other", at("mouse"));
  vi.advanceTimersByTime(REST - 1);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([["other", false]]);
});

it("closes when the mouse goes on or presses", () => {
  const hand = asking();
  hand.move("card", at("mouse"));
  vi.advanceTimersByTime(REST);
  const before = shut;
  hand.press("card", at("mouse"));
  expect(shut).toBeGreaterThan(before);
  vi.advanceTimersByTime(HOLD);
  expect(asked).toHaveLength(1);
  expect(hand.hasHeld).toBe(false);
});

it("asks about what a finger holds, and that press plays nothing", () => {
  const hand = asking();
  hand.press("card", at("touch"));
  vi.advanceTimersByTime(HOLD);
  hand.lift();
  expect(asked).toEqual([["card", true]]);
  expect(hand.hasHeld).toBe(true);
});

it("lets a tap be a tap", () => {
  const hand = asking();
  hand.press("card", at("touch"));
  vi.advanceTimersByTime(HOLD - 1);
  hand.lift();
  vi.advanceTimersByTime(HOLD);
  expect(asked).toEqual([]);
  expect(hand.hasHeld).toBe(false);
});

it("lets a finger that strays scroll", () => {
  const hand = asking();
  hand.press("card", at("touch"));
  hand.move("card", at("touch", STRAY + 1));
  vi.advanceTimersByTime(HOLD);
  expect(asked).toEqual([]);
});

it("forgets that a press was a question with the next one", () => {
  const hand = asking();
  hand.press("card", at("touch"));
  vi.advanceTimersByTime(HOLD);
  hand.lift();
  hand.press(null, at("touch"));
  expect(hand.hasHeld).toBe(false);
});
