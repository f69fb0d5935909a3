import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Director } from "$lib/director.svelte";
import type { Picture, Take } from "$lib/scene";
import { metronome, type Tempo } from "$lib/tempo.svelte";

const SECOND = 1000;
let seen: string[];
let director: Director<string>;

/** News "a3" are acted out in three pictures of a second each. */
function take(news: string): Take<unknown> {
  const length = Number(news.slice(1));
  const pictures = Array.from({ length }, (_, i): Picture<unknown> => {
    return { view: `${news}.${i}`, scene: { kind: "reveal", at: 0, step: i }, lasts: SECOND, told: i };
  });
  return { pictures, rest: SECOND / 2 };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  metronome.choose("normal");
  seen = [];
  director = new Director<string>({
    take,
    show: (_, picture) => seen.push(String(picture.view)),
    settle: (news) => {
      seen.push(news);
      return news === "r1" ? 4 * SECOND : 0;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("plays every scene to its end before the next begins", () => {
  for (const news of ["a2", "b0", "c1"]) director.queue(news);
  expect(seen).toEqual(["a2.0"]);
  vi.advanceTimersByTime(SECOND);
  expect(seen).toEqual(["a2.0", "a2.1"]);
  expect(director.scene?.step).toBe(1);
  vi.runAllTimers();
  expect(seen).toEqual(["a2.0", "a2.1", "a2", "b0", "c1.0", "c1"]);
  expect(director.isIdle).toBe(true);
  expect(director.scene).toBeNull();
});

it("lets what has happened lie for a moment before the next", () => {
  director.queue("a0");
  director.queue("b0");
  expect(seen).toEqual(["a0"]);
  vi.advanceTimersByTime(SECOND / 2 - 1);
  expect(seen).toEqual(["a0"]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["a0", "b0"]);
});

it("goes no further while somebody is told of what lies there", () => {
  director.queue("a2");
  director.hold(true);
  vi.runAllTimers();
  director.queue("b0");
  expect(seen).toEqual(["a2.0"]);
  director.hold(false);
  expect(seen).toEqual(["a2.0", "a2.1"]);
  vi.runAllTimers();
  expect(seen).toEqual(["a2.0", "a2.1", "a2", "b0"]);
  director.hold(true);
  director.queue("c0");
  expect(seen).not.toContain("c0");
  director.skip();
  expect(seen).toContain("c0");
});

it("skips to the end of a scene, not of those that follow", () => {
  director.queue("a3");
  director.queue("b2");
  director.skip();
  expect(seen).toEqual(["a3.0", "a3", "b2.0"]);
});

it("skips one of several scenes that came as one, and shows the next", () => {
  const steps = [1, 2, 99, 1, 2, 99, 0];
  const pictures = steps.map((step, i): Picture<unknown> => ({ view: i, scene: { kind: i < 6 ? "reveal" : "deal", at: 0, step }, lasts: SECOND, told: i }));
  const shown = new Director<string>({
    take: () => ({ pictures, rest: 0 }),
    show: (_, picture) => seen.push(String(picture.view)),
    settle: (news) => 0 * seen.push(news),
  });
  shown.queue("all");
  for (let i = 0; i < 3; i += 1) shown.skip();
  expect(seen).toEqual(["0", "3", "6", "all"]);
});

it("leaves a pause for what there is to read, until somebody goes on", () => {
  for (const news of ["r1", "b1", "r1", "d1"]) director.queue(news);
  vi.advanceTimersByTime(SECOND);
  expect([seen, director.isReading]).toEqual([["r1.0", "r1"], true]);
  vi.advanceTimersByTime(4 * SECOND - 1);
  expect(seen).toEqual(["r1.0", "r1"]);
  vi.advanceTimersByTime(1);
  expect([seen.at(-1), director.isReading]).toEqual(["b1.0", false]);
  director.goOn();
  expect(seen.at(-1)).toBe("b1.0");
  director.skip();
  director.skip();
  expect([seen.at(-1), director.isReading]).toEqual(["r1", true]);
  director.goOn();
  expect([seen.at(-1), director.isReading]).toEqual(["d1.0", false]);
});

it("hurries through all that has arrived, and leaves nothing out", () => {
  for (const news of ["a3", "b2", "c0"]) director.queue(news);
  director.hurry();
  expect(seen).toEqual(["a3.0", "a3", "b2", "c0"]);
  expect(director.scene).toBeNull();
  director.queue("d1");
  expect(seen.at(-1)).toBe("d1.0");
});

it("takes the least time for what must lie still, unless somebody wants no scenes", () => {
  const shown = new Director<number>({
    take: (least) => ({ pictures: [{ view: "", scene: { kind: "deal", at: 0, step: 0 }, lasts: 1, least, told: 0 }], rest: 0 }),
    show: () => undefined,
    settle: (least) => 0 * seen.push(String(least)),
  });
  metronome.choose("quick");
  shown.queue(300);
  vi.advanceTimersByTime(299);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["300"]);
  metronome.choose("none");
  shown.queue(400);
  expect(seen).toEqual(["300", "400"]);
});

it("rests for the least time before the next, however quick things are", () => {
  const shown = new Director<string>({
    take: () => ({ pictures: [], rest: 1, least: 400 }),
    show: () => undefined,
    settle: (news) => 0 * seen.push(news),
  });
  metronome.choose("quick");
  shown.queue("a");
  shown.queue("b");
  vi.advanceTimersByTime(399);
  expect(seen).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["a", "b"]);
});

it("forgets what something newer has replaced", () => {
  director.queue("a2");
  director.queue("b0");
  director.forget();
  vi.runAllTimers();
  expect(seen).toEqual(["a2.0"]);
  expect(director.isIdle).toBe(true);
});

function length(tempo: Tempo): number {
  metronome.choose(tempo);
  const start = Date.now();
  director.queue("a3");
  while (!director.isIdle) vi.advanceTimersToNextTimer();
  const end = Date.now();
  vi.runAllTimers();
  return end - start;
}

it("is as fast as somebody wishes, and shows nothing but the end to who wants no scenes", () => {
  const [slow, normal, quick] = [length("slow"), length("normal"), length("quick")];
  expect(slow).toBeGreaterThan(normal);
  expect(normal).toBe(3 * SECOND);
  expect(quick).toBeLessThan(normal);
  seen = [];
  expect(length("none")).toBe(0);
  expect(seen).toEqual(["a3"]);
});

it("goes faster when much is waiting", () => {
  const news = Array.from({ length: 13 }, () => "a1");
  for (const each of news) director.queue(each);
  const start = Date.now();
  vi.runAllTimers();
  expect(Date.now() - start).toBeLessThan(13 * 1.5 * SECOND * 0.8);
  expect(seen).toHaveLength(26);
});

it("shows each scene for long enough to be seen, however many wait", () => {
  for (let i = 0; i < 200; i += 1) director.queue("a1");
  while (seen.length < 3) vi.advanceTimersToNextTimer();
  const start = Date.now();
  vi.advanceTimersToNextTimer();
  expect(seen).toEqual(["a1.0", "a1", "a1.0", "a1"]);
  expect(Date.now() - start).toBe(0.4 * SECOND);
});
