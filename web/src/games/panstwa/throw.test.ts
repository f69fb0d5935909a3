import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FACTS } from "../../../engine/generated/facts.ts";
import { Throw, THROW } from "./throw.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("leaves time to look, then rolls as long as the server says, then lets go", () => {
  expect(THROW).toBe(FACTS["panstwa"]?.rhythm?.rolling);
  const toss = new Throw();
  toss.take("1 asia", 5000 + THROW, 1200);
  expect([toss.phase, toss.rolling, toss.falls - Date.now()]).toEqual(["looking", 0, 5000]);
  vi.advanceTimersByTime(5000);
  expect([toss.phase, toss.rolling]).toEqual(["rolling", THROW]);
  vi.advanceTimersByTime(THROW);
  expect(toss.phase).toBe("still");
});

it("rolls what is left where a page is opened late", () => {
  const toss = new Throw();
  toss.take("1 asia", 700, 1200);
  expect([toss.phase, toss.rolling]).toEqual(["rolling", 700]);
});

it("rolls dice that come, and not those that lie there", () => {
  const toss = new Throw();
  toss.take("1 asia", 0, 1200);
  expect([toss.phase, toss.rolling]).toEqual(["still", 0]);
  toss.take("2 africa", 0, 1200);
  expect([toss.phase, toss.rolling]).toEqual(["still", 1200]);
});

it("ends what it began when something newer comes", () => {
  const toss = new Throw();
  const end = toss.take("1 asia", 5000 + THROW, 1200);
  end();
  toss.take("1 asia", 0, 0);
  vi.advanceTimersByTime(60_000);
  expect([toss.phase, toss.rolling]).toEqual(["still", 0]);
});
