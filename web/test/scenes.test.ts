import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readFileSync } from "node:fs";
import type { Connection } from "$lib/connection.svelte";
import type { Line, Told } from "$lib/protocol";
import { type Staging, STEADY } from "$lib/scene";
import { Table } from "$lib/table.svelte";
import { metronome } from "$lib/tempo.svelte";
import { stage as countries } from "../src/games/countries/scenes";
import { DECIDED, stage as laenderToppen } from "../src/games/laender_toppen/scenes";
import { stage as nullNichtig } from "../src/games/null_nichtig/scenes";
import { stage as panstwa } from "../src/games/panstwa/scenes";
import { stage as pingvasion } from "../src/games/pingvasion/scenes";

type Tree = { [name: string]: unknown };
interface Seats {
  sides: Tree[];
  chairs: Tree[];
}

/** What the end of a scene decides, and nothing before it may say; and the first step that says it, if not the last. */
const GAMES: Record<string, { stage: unknown; decides: (view: Tree & Seats) => unknown; end?: number }> = {
  countries: { stage: countries, decides: (view) => [view["drawer"] !== null && view["checked_right"], view["teams"]] },
  laender_toppen: { stage: laenderToppen, decides: (view) => view["takers"], end: DECIDED },
  null_nichtig: { stage: nullNichtig, decides: (view) => view.sides.map(({ showing, total, tops }) => [showing, total, tops]) },
  panstwa: { stage: panstwa, decides: (view) => view.sides.map(({ points, place }) => [points, place]), end: 5 },
  pingvasion: { stage: pingvasion, decides: (view) => view.chairs.map(({ strength, majority }) => [strength, majority]) },
};

interface Step {
  view: Tree & Seats;
  told: Told[];
}

/** A game as it was written: of each view only what had changed. */
function game(slug: string): Step[] {
  const written = JSON.parse(readFileSync(`test/games/${slug}.json`, "utf8")) as Step[];
  let view = {};
  return written.map((each) => ({ told: each.told, view: (view = { ...view, ...each.view }) as Tree & Seats }));
}

/** Every word in it; how things are called there is none, unless they are called as cards are. */
function words(tree: unknown, found = new Set<string>()): Set<string> {
  if (typeof tree === "string") found.add(tree);
  else if (Array.isArray(tree)) for (const each of tree) words(each, found);
  else if (tree && typeof tree === "object") {
    for (const [name, each] of Object.entries(tree)) {
      if (/^[A-Z]/.test(name)) found.add(name);
      if (name !== "message") words(each, found);
    }
  }
  return found;
}

/** Every word of some sentences, figures as they are printed. */
function said(told: readonly Told[]): Set<string> {
  const found = words(told);
  for (const { arguments: { whole, part } } of told) found.add(part === "none" ? String(whole) : `${whole}.${part}`);
  return found;
}

// Phases and piles, which are no news.
const MEANT = new Set(["trick", "play", "na", "sa", "eu", "af", "as", "oc", "an", "eu-as"]);

describe.each(Object.keys(GAMES))("the scenes of %s", (slug) => {
  const { stage, decides, end } = GAMES[slug] as (typeof GAMES)[string];
  const steps = game(slug);
  const takes = steps.slice(1).map(({ view, told }, i) => {
    const before = (steps[i] as Step).view;
    const take = (stage as Staging<unknown>)(before, view, told);
    const [pictures, deals] = [false, true].map((isDeal) => take.pictures.filter((each) => (each.scene.kind === "deal") === isDeal));
    return { ...take, before, after: view, told, pictures: pictures ?? [], deals: deals ?? [] };
  });

  it("let nobody reach for cards before they have lain still", () => {
    for (const { before, after, told, deals, least } of takes) {
      const [old, hand] = [before, after].map((view) => [view, ...((view["teams"] ?? []) as Tree[])].flatMap((each) => (each["hand"] ?? []) as string[]));
      const hasCome = hand?.some((card) => !old?.includes(card));
      expect(deals.map((each) => [each.view, each.told, each.least])).toEqual(hasCome ? [[after, told.length, STEADY]] : []);
      const hasGone = !hasCome && old?.some((card) => !hand?.includes(card));
      expect(least).toBe(hasGone ? STEADY : undefined);
    }
  });

  it("act out what is decided", () => {
    expect(takes.filter((each) => each.pictures.length > 0).length).toBeGreaterThan(2);
  });

  it("say nothing that has not been shown or told by then", () => {
    for (const { before, told, pictures } of takes) {
      for (const picture of pictures) {
        const known = new Set([...words(before), ...said(told.slice(0, picture.told)), ...MEANT]);
        const news = [...words(picture.view)].filter((word) => !known.has(word));
        expect(news.filter((word) => !isShown(slug, word, picture))).toEqual([]);
      }
    }
  });

  it("decide nothing before their last picture", () => {
    for (const { before, pictures } of takes) {
      for (const picture of pictures.slice(0, -1)) {
        if (picture.scene.step === end || picture.scene.kind === "roll") continue;
        expect(decides(picture.view as Tree & Seats)).toEqual(undecided(slug, before, decides));
      }
    }
  });

  it("tell more and more, and no more than there is", () => {
    for (const { told, pictures } of takes) {
      const counts = pictures.map((each) => each.told);
      expect(counts).toEqual([...counts].sort((one, other) => one - other));
      expect(counts.at(-1) ?? 0).toBeLessThanOrEqual(told.length);
    }
  });

  it("take a second or three, and what is routine less", () => {
    for (const { pictures, rest } of takes) {
      const lengths: number[] = [];
      pictures.forEach(({ scene, lasts }, i) => {
        const isNew = scene.step <= (pictures[i - 1]?.scene.step ?? Infinity);
        lengths.push(lasts + (isNew ? 0 : (lengths.pop() ?? 0)));
      });
      expect(lengths.filter((length) => length < 1000 || length > 4000)).toEqual([]);
      expect(rest).toBeLessThanOrEqual(1600);
    }
  });
});

function undecided(slug: string, before: Tree & Seats, decides: (view: Tree & Seats) => unknown): unknown {
  if (slug === "laender_toppen") return [];
  if (slug === "countries") return [false, before["teams"]];
  return decides(before);
}

/** What lies before everybody's eyes by then besides what is told: backs that are turned, and dice that roll. */
function isShown(slug: string, word: string, picture: { scene: { kind: string; step: number }; view: unknown }): boolean {
  const view = picture.view as Tree & Seats;
  if (slug === "panstwa") return words([view.sides.map((side) => side["turned"]), picture.scene.kind === "roll" && view["dice"]]).has(word);
  if (slug === "countries") {
    const open = (view["checked"] as string[]).slice(0, picture.scene.step);
    return open.some((card) => words((view["facts"] as Tree)[card]).has(word));
  }
  return false;
}

describe("a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", { setItem: () => undefined });
    metronome.choose("normal");
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const SLUG = "null_nichtig";
  const steps = game(SLUG);

  function table(): Table {
    const opened = new Table("t", { watch: () => undefined } as unknown as Connection);
    opened.staging = (GAMES[SLUG] as (typeof GAMES)[string]).stage as Staging<unknown>;
    return opened;
  }

  function send(to: Table, version: number): void {
    const { view, told } = steps[version] as Step;
    const story: Line[] = told.map((each) => ({ version, told: each }));
    const since = version === 0 ? {} : { since: version - 1 };
    to.take({ type: "table", table: "t", version, ...since, seat: 0, view, story, waiting: [0], legal: [`move ${version}`] });
  }

  it("shows nothing newer than what has been acted out, and in the end all of it", () => {
    const shown = table();
    let told = 0;
    steps.forEach((_, version) => {
      send(shown, version);
      if (version % 4 === 0) vi.advanceTimersByTime(700);
      expect(shown.story.every((line) => line.version <= shown.version + 1)).toBe(true);
      expect(shown.story.length).toBeGreaterThanOrEqual(told);
      told = shown.story.length;
      if (shown.director.scene) expect([shown.legal, shown.waiting]).toEqual([[], []]);
    });
    vi.runAllTimers();
    expect(shown.view).toEqual(steps.at(-1)?.view);
    expect(shown.story.map((line) => line.told)).toEqual(steps.flatMap((each) => each.told));
    expect(shown.legal).toEqual([`move ${steps.length - 1}`]);
  });

  it("asks again what it asked before a scene, where nothing else is asked", () => {
    const shown = table();
    const at = steps.findIndex((each) => each.told.some((line) => line.message === "null-nichtig-took"));
    for (let version = 0; version < at; version += 1) send(shown, version);
    vi.runAllTimers();
    const { view, told } = steps[at] as Step;
    shown.take({ type: "table", table: "t", version: at, since: at - 1, view, story: told.map((each) => ({ version: at, told: each })) });
    expect(shown.legal).toEqual([]);
    vi.runAllTimers();
    expect(shown.legal).toEqual([`move ${at - 1}`]);
  });

  it("tells whoever was away what they missed, and acts out nothing of it", () => {
    const shown = table();
    send(shown, 0);
    vi.stubGlobal("document", { hidden: true });
    for (let version = 1; version < 20; version += 1) send(shown, version);
    expect(shown.version).toBe(19);
    expect(shown.director.isIdle).toBe(true);
    expect(shown.reading.missed.at(-1)?.version).toBe(19);
  });

  it("acts out every trick for whoever looks on, however far behind", () => {
    const shown = table();
    const acted: number[] = [];
    steps.forEach((_, version) => send(shown, version));
    while (!shown.director.isIdle) {
      const { scene } = shown.director;
      if (scene?.kind === "trick") acted.push(scene.step);
      vi.advanceTimersToNextTimer();
    }
    const tricks = steps.filter((each) => each.told.some((line) => line.message === "null-nichtig-took"));
    expect(acted).toEqual(tricks.flatMap(() => [1, 2]));
    expect(shown.reading.missed).toEqual([]);
  });

  it("tells whoever comes back what they missed, where it comes as one", () => {
    const shown = table();
    send(shown, 0);
    const { view, told } = steps[19] as Step;
    const story = told.map((each) => ({ version: 19, told: each }));
    shown.take({ type: "table", table: "t", version: 19, since: 0, view, story });
    expect([shown.version, shown.reading.missed]).toEqual([19, story]);
  });

  it("lets nobody who decides against a clock lose time to a scene", () => {
    const shown = table();
    const at = steps.findIndex((each) => each.told.some((line) => line.message === "null-nichtig-took"));
    for (let version = 0; version < at; version += 1) send(shown, version);
    vi.runAllTimers();
    const { view, told } = steps[at] as Step;
    const clock = { now: Date.now(), deadlines: { 0: Date.now() + 3000 } };
    const story = told.map((each) => ({ version: at, told: each }));
    shown.take({ type: "table", table: "t", version: at, since: at - 1, view, story, clock });
    vi.advanceTimersByTime(510);
    expect(shown.version).toBe(at);
  });

  it("counts the clock that runs now, not those of what waits to be seen", () => {
    const shown = table();
    send(shown, 0);
    vi.runAllTimers();
    for (let version = 1; version < 20; version += 1) send(shown, version);
    const { view } = steps[19] as Step;
    const clock = { now: Date.now(), deadlines: { 0: Date.now() + 6000 } };
    shown.take({ type: "table", table: "t", version: 20, since: 19, view, clock });
    vi.advanceTimersByTime(3000);
    expect(shown.version).toBe(20);
  });
});
