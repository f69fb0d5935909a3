import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Connection } from "$lib/connection.svelte";
import type { Told } from "$lib/protocol";
import type { Staging } from "$lib/scene";
import { speak } from "$lib/speech.svelte";
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

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await speak("en");
});

/** The game that was written down: of each view only what had changed. */
function game(slug: string): Step[] {
  let view = {};
  return (JSON.parse(readFileSync(`test/games/${slug}.json`, "utf8")) as Step[]).map((each) => ({ told: each.told, view: (view = { ...view, ...each.view }) }));
}

/** What is said at the end of each of its rounds. */
function summed(slug: string, tally: unknown): Tally[] {
  let last: Tally | null = null;
  const story: Told[] = [];
  return game(slug).flatMap(({ view, told }, i, steps) => {
    story.push(...told);
    const found = i > 0 ? (tally as Tallying<unknown>)(steps[i - 1]?.view, view, told, story, last) : null;
    last = found ?? last;
    return found ? [found] : [];
  });
}

/** The same at a table where everything is acted out. */
function played(slug: string, tally: unknown, stage: unknown): Tally[] {
  const table = new Table("t", { watch: () => undefined } as unknown as Connection);
  [table.staging, table.reading.tallying] = [stage as Staging<unknown>, tally as Tallying<unknown>];
  return game(slug).flatMap(({ view, told }, version) => {
    const since = version === 0 ? {} : { since: version - 1 };
    table.goOn();
    table.take({ type: "table", table: "t", version, ...since, seat: 0, view, story: told.map((each) => ({ version, told: each })), waiting: [0], legal: [] });
    vi.runAllTimers();
    return table.reading.tally ? [table.reading.tally] : [];
  });
}

function read(tallies: readonly Tally[]): unknown {
  return tallies.map(({ title, shares }) => [title(["Ada", "Bo", "Cleo"]), shares.map((each) => ({ ...each, why: each.why() }))]);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ["countries", countries, ofCountries, 3, "Row 1", /^\d placed, \d drawn, \d+ still held$/],
  ["laender_toppen", laenderToppen, ofLaenderToppen, 3, "Round 1 is over", /^Won (nothing|(one card|\d+ cards): .* [▲▼])\. Points now: /],
  ["null_nichtig", nullNichtig, ofNullNichtig, 2, "Round 1 is over", /^On top of the piles: /],
  ["panstwa", panstwa, ofPanstwa, 6, "Round 1 is over", /(matches: |no match)/],
  ["pingvasion", pingvasion, ofPingvasion, 8, "Round 1 is over", /^Sent out .+\. (Majority: .+|No majority yet\.|Lost: .+\.)$/],
])("a round of %s", (slug, tally, stage, rounds, title, words) => {
  it("is summed up in a line for each seat, with a reason", () => {
    const found = summed(slug, tally);
    expect(found).toHaveLength(rounds);
    expect(found[0]?.title(["Ada", "Bo", "Cleo"])).toContain(title);
    for (const { shares } of found) {
      expect(shares.length).toBeGreaterThan(2);
      for (const share of shares) expect(share.why()).toMatch(words);
    }
  });

  it("is summed up in the same words after its scenes", () => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", { setItem: () => undefined });
    metronome.choose("normal");
    expect(read(played(slug, tally, stage))).toEqual(read(summed(slug, tally)));
  });
});

it("names in Countries the cards that made a row wrong, and none of one that was right", () => {
  const steps = game("countries");
  const at = steps.findIndex(({ told }) => told.some((each) => each.message === "countries-row-right"));
  const [before, { view, told }] = [steps[at - 1]?.view, steps[at] as Step];
  const story = steps.slice(0, at + 1).flatMap((each) => each.told);
  const title = (after: unknown): string | undefined => (countries as Tallying<unknown>)(before, after, told, story)?.title(["Ada", "Bo", "Cleo"]);
  expect(title(view)).not.toContain("wrong place");
  const wrong = ["LU", "NO"].map((card) => ({ card, turned: 3 }));
  expect(title({ ...view, checked: ["LU", "NO", "AM"], checked_misplaced: wrong })).toContain("In the wrong place: Luxembourg and Norway.");
});

it("says in Länder toppen! what a round has added, and who came later learns no more than where all stand", () => {
  const rounds = summed("laender_toppen", laenderToppen);
  for (const seat of [0, 1, 2]) {
    const added = rounds.map((each) => each.shares[seat]?.gained ?? NaN);
    expect(added.reduce((sum, each) => sum + each, 0)).toBe(rounds.at(-1)?.shares[seat]?.total);
    for (const { shares } of rounds) {
      const parts = [...(shares[seat]?.why().split("Points now: ")[1]?.matchAll(/\d+/g) ?? [])].map(Number);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(shares[seat]?.total);
    }
  }
  const late = summed("laender_toppen", (...[before, after, told, story]: Parameters<typeof laenderToppen>) => laenderToppen(before, after, told, story));
  expect(late[0]?.shares[0]?.gained).toBe(late[0]?.shares[0]?.total);
  expect(late[1]?.shares[0]?.gained).toBeNull();
});

it("counts in Null & Nichtig what lies on top in the end, as the points say", () => {
  const [first] = summed("null_nichtig", nullNichtig);
  for (const share of first?.shares ?? []) {
    const tops = [...share.why().matchAll(/\d+/g)].map(Number);
    expect(tops.reduce((sum, top) => sum + top, 0)).toBe(share.gained);
  }
});

it("does not say in Null & Nichtig what lay on top where earlier rules did not tell it", () => {
  const steps = game("null_nichtig");
  const at = steps.findIndex(({ told }) => told.some((each) => each.message === "null-nichtig-scored"));
  const [before, { view, told }] = [steps[at - 1]?.view, steps[at] as Step];
  const earlier = told.map((each) => ({ ...each, arguments: Object.fromEntries(Object.entries(each.arguments).filter(([name]) => name !== "cards")) }));
  const said = [told, earlier].map((each) => (nullNichtig as Tallying<unknown>)(before, view, each, each)?.shares.map((share) => share.why() !== ""));
  expect(said).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
});

it("says in Pingvasion which majorities a round has won and lost, and what was destroyed", () => {
  const rounds = summed("pingvasion", pingvasion);
  const held = rounds[0]?.shares.map(() => new Set<string>()) ?? [];
  for (const { shares } of rounds) {
    for (const { seat, why } of shares) {
      const [, areas = "", lost = ""] = /(?:Majority: (.+?)\.|No majority yet\.)? ?(?:Lost: (.+)\.)?$/.exec(why()) ?? [];
      const now = areas.split(/, | and /).filter(Boolean);
      const before = held[seat] ?? new Set<string>();
      expect(now.filter((area) => area.endsWith(" (new)"))).toEqual(now.filter((area) => !before.has(area.replace(" (new)", ""))));
      const kept = new Set(now.map((area) => area.replace(" (new)", "")));
      expect(lost.split(/, | and /).filter(Boolean)).toEqual([...before].filter((area) => !kept.has(area)));
      held[seat] = kept;
    }
  }
  const steps = game("pingvasion");
  const at = steps.findIndex(({ view }, i) => i > 0 && view["round"] !== steps[i - 1]?.view["round"]);
  const { view } = steps[at] as Step;
  const card = (view["chairs"] as { shown: string[] }[])[1]?.shown[0];
  const struck = (pingvasion as Tallying<unknown>)(steps[at - 1]?.view, { ...view, destroyed: [card] }, [], []);
  expect(struck?.shares.map((share) => [share.seat, share.why().includes(" Destroyed: ")])).toEqual(struck?.shares.map(({ seat }) => [seat, seat === 1]));
});
