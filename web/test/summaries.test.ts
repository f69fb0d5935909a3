import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "$lib/connection.svelte";
import type { Clock, Told } from "$lib/protocol";
import type { Staging } from "$lib/scene";
import { Table } from "$lib/table.svelte";
import type { Tally, Tallying } from "$lib/tally";
import { metronome } from "$lib/tempo.svelte";
import { stage as ofCountries } from "../src/games/countries/scenes";
import { tally as countries } from "../src/games/countries/tally";
import { stage as ofLaenderToppen } from "../src/games/laender_toppen/scenes";
import { tally as laenderToppen } from "../src/games/laender_toppen/tally";
import { stage as ofNullNichtig } from "../src/games/null_nichtig/scenes";
import { tally as nullNichtig } from "../src/games/null_nichtig/tally";
import { stage as ofPanstwa } from "../src/games/panstwa/scenes";
import { tally as panstwa } from "../src/games/panstwa/tally";
import { stage as ofPingvasion } from "../src/games/pingvasion/scenes";
import { tally as pingvasion } from "../src/games/pingvasion/tally";

interface Step {
  view: Record<string, unknown>;
  told: Told[];
}

const TO_READ = 2000; // milliseconds, at the usual speed, however much is waiting
const HELD = 8000; // milliseconds for whoever plays, with as much waiting as can be
const GAMES: [string, unknown, unknown, number][] = [
  ["countries", countries, ofCountries, 3],
  ["laender_toppen", laenderToppen, ofLaenderToppen, 3],
  ["null_nichtig", nullNichtig, ofNullNichtig, 2],
  ["panstwa", panstwa, ofPanstwa, 6],
  ["pingvasion", pingvasion, ofPingvasion, 8],
];

/** The game that was written down: of each view only what had changed. */
function game(slug: string): Step[] {
  let view = {};
  return (JSON.parse(readFileSync(`test/games/${slug}.json`, "utf8")) as Step[]).map((each) => ({ told: each.told, view: (view = { ...view, ...each.view }) }));
}

function table(tally: unknown, stage: unknown): Table {
  const opened = new Table("t", { watch: () => undefined } as unknown as Connection);
  opened.staging = stage as Staging<unknown>;
  opened.reading.tallying = tally as Tallying<unknown>;
  return opened;
}

/** Steps of a game as they come to a seat, or to whoever looks on. */
function send(to: Table, steps: readonly Step[], seat: number | null, clock: Clock | null = null): void {
  for (const { view, told } of steps) {
    const version = to.received + 1;
    const since = version === 0 ? {} : { since: version - 1 };
    to.take({ type: "table", table: "t", version, ...since, seat, view, story: told.map((each) => ({ version, told: each })), waiting: [], legal: [], clock });
  }
}

/** For each sum how long it lay there while nothing else was acted out, until all has been shown. */
function read(shown: Table): number[] {
  const times = new Map<Tally, number>();
  while (vi.getTimerCount() > 0) {
    const [tally, isAlone, start] = [shown.reading.tally, shown.director.scene === null, Date.now()];
    vi.advanceTimersToNextTimer();
    if (tally) times.set(tally, (times.get(tally) ?? 0) + (isAlone ? Date.now() - start : 0));
  }
  return [...times.values()];
}

/** On until something is so, or nothing more will happen. */
function until(isSo: () => boolean): void {
  while (!isSo() && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  metronome.choose("normal");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(GAMES)("what a round of %s has brought", (slug, tally, stage, rounds) => {
  const steps = game(slug);

  it.each([null, 0])("can be read before anything else is acted out, however fast the others are (seat %s)", (seat) => {
    const shown = table(tally, stage);
    send(shown, steps, seat);
    const times = read(shown);
    expect(times).toHaveLength(rounds);
    expect(Math.min(...times.slice(0, -1))).toBeGreaterThanOrEqual(TO_READ);
  });

  it("stays for whoever plays until they go on, and gives way to the next scene for whoever looks on", () => {
    for (const seat of [0, null]) {
      const shown = table(tally, stage);
      send(shown, steps, seat);
      until(() => shown.reading.tally !== null);
      const first = shown.reading.tally;
      expect(first).not.toBeNull();
      until(() => shown.director.scene !== null || shown.reading.tally !== first);
      expect(shown.reading.tally).toBe(seat === null ? null : first);
      shown.goOn();
      expect(shown.reading.tally).toBeNull();
      shown.director.forget();
    }
  });

  it("waits for whoever plays, and not as long for whoever looks on", () => {
    const [playing, looking] = [0, null].map((seat) => {
      const shown = table(tally, stage);
      send(shown, steps, seat);
      return Math.min(...read(shown).slice(0, -1));
    });
    expect(playing).toBeGreaterThanOrEqual(HELD);
    expect(looking).toBeLessThan(HELD);
  });

  it("keeps nobody from going on", () => {
    const shown = table(tally, stage);
    send(shown, steps, 0);
    until(() => shown.director.isReading);
    const { waiting } = shown.director;
    expect(waiting).toBeGreaterThan(0);
    shown.goOn();
    expect([shown.director.isReading, shown.director.waiting]).toEqual([false, waiting - 1]);
  });

  it("takes nobody's time to decide, and none of those who want no scenes", () => {
    const shown = table(tally, stage);
    send(shown, steps.slice(0, -1), 0);
    until(() => shown.director.isReading);
    send(shown, steps.slice(-1), 0, { now: Date.now(), deadlines: { 0: Date.now() + 9000 } } as Clock);
    expect(shown.director.isReading).toBe(false);
    metronome.choose("none");
    const swift = table(tally, stage);
    send(swift, steps, 0);
    expect(swift.version).toBe(steps.length - 1);
  });
});

it("tells whoever looks away what was about to be shown, and not what was", () => {
  const [listeners, page] = [new Map<string, () => void>(), { hidden: false }];
  vi.stubGlobal("document", { ...page, addEventListener: (what: string, act: () => void) => listeners.set(what, act) });
  const shown = new Table("t", { watch: () => undefined, follow: () => () => undefined } as unknown as Connection);
  shown.staging = ofNullNichtig as Staging<unknown>;
  shown.open();
  const steps = game("null_nichtig");
  const all = steps.slice(0, 8).flatMap((each) => each.told);
  send(shown, steps.slice(0, 8), 0);
  const seen = shown.story.length;
  expect(seen).toBeLessThan(all.length);
  Object.assign(document, { hidden: true });
  listeners.get("visibilitychange")?.();
  expect(shown.story.map((line) => line.told)).toEqual(all);
  expect(shown.reading.missed.map((line) => line.told)).toEqual(all.slice(seen));
});
