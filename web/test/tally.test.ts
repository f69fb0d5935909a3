import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Told } from "$lib/protocol";
import { speak } from "$lib/speech.svelte";
import type { Tally, Tallying } from "$lib/tally";
import { tally as countries } from "../src/games/countries/tally";
import { tally as laenderToppen } from "../src/games/laender_toppen/tally";
import { tally as nullNichtig } from "../src/games/null_nichtig/tally";
import { tally as panstwa } from "../src/games/panstwa/tally";
import { tally as pingvasion } from "../src/games/pingvasion/tally";

interface Step {
  view: Record<string, unknown>;
  told: Told[];
}

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await speak("en");
});

/** What is said at the end of each round of the game that was written down. */
function summed(slug: string, tally: unknown): Tally[] {
  const steps = JSON.parse(readFileSync(`test/games/${slug}.json`, "utf8")) as Step[];
  let before = {};
  let last: Tally | null = null;
  const story: Told[] = [];
  return steps.flatMap(({ view, told }, i) => {
    const after = { ...before, ...view };
    story.push(...told);
    const found = i > 0 ? (tally as Tallying<unknown>)(before, after, told, story, last) : null;
    before = after;
    last = found ?? last;
    return found ? [found] : [];
  });
}

describe.each([
  ["countries", countries, 3, "Row 1", /^\d placed, \d drawn, \d+ still held$/],
  ["laender_toppen", laenderToppen, 3, "Round 1 is over", /^Won (nothing|(one card|\d+ cards): .*\((highest|lowest)\))/],
  ["null_nichtig", nullNichtig, 2, "Round 1 is over", /^On top of the piles: /],
  ["panstwa", panstwa, 6, "Round 1 is over", /(matches: |no match)/],
  ["pingvasion", pingvasion, 8, "Round 1 is over", /^Sent out .+\. (Majority: .+|No majority yet\.)$/],
])("a round of %s", (slug, tally, rounds, title, words) => {
  it("is summed up in a line for each seat, with a reason", () => {
    const found = summed(slug, tally);
    expect(found).toHaveLength(rounds);
    expect(found[0]?.title(["Ada", "Bo", "Cleo"])).toContain(title);
    for (const { shares } of found) {
      expect(shares.length).toBeGreaterThan(2);
      for (const share of shares) expect(share.why()).toMatch(words);
    }
  });
});

it("says in Länder toppen! what a round has added, and who came later learns no more than where all stand", () => {
  const rounds = summed("laender_toppen", laenderToppen);
  for (const seat of [0, 1, 2]) {
    const added = rounds.map((each) => each.shares[seat]?.gained ?? NaN);
    expect(added.reduce((sum, each) => sum + each, 0)).toBe(rounds.at(-1)?.shares[seat]?.total);
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
