import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Film, Projector } from "$lib/projector.svelte";
import type { Reel } from "$lib/reel.svelte";
import type { Staging } from "$lib/scene";
import { metronome } from "$lib/tempo.svelte";

const SECOND = 1000;
const told = (message: string) => ({ message, arguments: {} });
const STEPS = ["a", "b", "c"].map((view) => ({ view, story: [told(`${view}1`), told(`${view}2`)] }));
const reel = { step: (at: number) => STEPS[at], story: (at: number) => STEPS.slice(0, at + 1).flatMap((each) => each.story) };

/** Every step is one picture, with one sentence of it. */
const stage: Staging<unknown> = (before, after) => ({
  pictures: [{ view: `${before}${after}`, scene: { kind: "reveal", at: 0, step: 1 }, lasts: SECOND, told: 1 }],
  rest: 0,
});

let at: number;
let projector: Projector;
const film = (): Film => ({ reel: reel as unknown as Reel, at, seat: null, stage });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  metronome.choose("normal");
  at = 0;
  projector = new Projector(film, (step) => (at = step));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("acts out a step before it turns to it", () => {
  projector.advance();
  expect([at, projector.picture?.view, projector.story(film()).length]).toEqual([0, "ab", 3]);
  projector.advance();
  vi.advanceTimersByTime(SECOND);
  expect([at, projector.picture, projector.scene]).toEqual([1, null, null]);
});

it("stays where it is stopped, and ends where there is no more", () => {
  projector.advance();
  projector.stop();
  vi.runAllTimers();
  expect([at, projector.picture]).toEqual([0, null]);
  at = STEPS.length - 1;
  projector.advance();
  vi.runAllTimers();
  expect(at).toBe(STEPS.length - 1);
});
