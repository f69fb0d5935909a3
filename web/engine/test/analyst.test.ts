import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type Analysis, analysed } from "../src/analyst.ts";
import { type Loaded, Shelves } from "../src/games.ts";
import { type Decision, Judge, lost, type Mark } from "../src/judging.ts";
import { type Log, steps } from "../src/log.ts";
import { seeded } from "../src/luck.ts";
import { Desk, Mind } from "../src/mind.ts";
import { Playouts } from "../src/playouts.ts";
import { Reel } from "../src/replay.ts";

const shelves = new Shelves(async (url) => new Uint8Array(await readFile(url)));
const GAMES = { panstwa: "two-seats", pingvasion: "duel", null_nichtig: "rounds" };

async function fixture(slug: keyof typeof GAMES): Promise<{ loaded: Loaded; log: Log }> {
  const path = new URL(`../../../tests/fixtures/${slug}/${GAMES[slug]}.json`, import.meta.url);
  return { loaded: await shelves.get(slug), log: (JSON.parse(await readFile(path, "utf-8")) as { log: Log }).log };
}

function whole(loaded: Loaded, log: Log): Analysis {
  return [...analysed(loaded, log)].at(-1)?.found as Analysis;
}

test("the curve has a point for every step of the replay, and ends with who has won", async () => {
  const { loaded, log } = await fixture("panstwa");
  const { curve, changes } = whole(loaded, log);
  const reel = new Reel(loaded.game, log);
  expect(curve).toHaveLength(reel.page("all", 0).length);
  const winners = reel.outcome.places.filter((place) => place === 1).length;
  expect(curve.at(-1)).toEqual(reel.outcome.places.map((place) => (place === 1 ? 1 / winners : 0)));
  for (const [seat, { luck, own, others }] of changes.entries()) {
    const before = (curve.at(-1)?.[seat] ?? 0) - luck - own - others;
    expect(before).toBeGreaterThan(0.2); // at the start, when nobody knows more than that it is even
    expect(before).toBeLessThan(0.8);
  }
});

test("decisions are judged at the step where they were made, and again in the same way", async () => {
  const { loaded, log } = await fixture("panstwa");
  const { decisions } = whole(loaded, log);
  const { steps: shown } = new Reel(loaded.game, log).page("all", 0);
  expect(decisions.length).toBeGreaterThan(3);
  for (const { step, seat, move, better, mark, cost } of decisions) {
    expect(shown[step]).toMatchObject({ actor: seat, action: move });
    expect(better === null).toBe(mark === "best");
    expect(cost > 0 || mark === "best" || mark === "good").toBe(true);
  }
  expect(whole(loaded, log).decisions).toEqual(decisions);
});

test("what a seat cannot know changes nothing", async () => {
  for (const slug of ["pingvasion", "null_nichtig"] as const) {
    const { loaded: { game, rules }, log } = await fixture(slug);
    const judge = new Judge(rules, game.facts, new Playouts(rules, game.facts, log.seats.length));
    const taken = [...steps(game, log)].filter(({ actor, before }) => actor < log.seats.length && rules.legal(before, actor).length > 1);
    const { before, actor: seat, action } = taken.at(-6) ?? taken[0]!;
    const judged = (state: Uint8Array): unknown => {
      const known = rules.redact(state, seat);
      const decision: Decision = { line: 9, seat, known, action, actions: rules.legal(known, seat) };
      return judge.weigh(decision);
    };
    const world = rules.imagine(rules.redact(before, seat), seat, 7n);
    expect(judged(world)).toEqual(judged(before));
  }
});

test("what a master of hints would do is never held against anybody", async () => {
  const { loaded: { game, rules }, log } = await fixture("null_nichtig");
  const network = await shelves.network("null_nichtig");
  expect(network).not.toBeNull();
  const judge = new Judge(rules, game.facts, new Playouts(rules, game.facts, log.seats.length), network);
  const desk = new Desk(rules);
  desk.network = network;
  const marks: Mark[] = [];
  for (const [i, { before, actor: seat }] of [...steps(game, log)].entries()) {
    if (seat >= log.seats.length || i % 2 === 0) continue;
    const known = rules.redact(before, seat);
    const actions = rules.legal(known, seat);
    if (actions.length === 1) continue;
    const master = new Mind(rules, desk, game.facts.levels.master, seeded(rules.module, 77, i)); // in worlds of its own
    const mark = judge.weigh({ line: i + 1, seat, known, action: master.choose(known, seat, actions), actions })?.mark;
    if (mark) marks.push(mark);
  }
  expect(marks.length).toBeGreaterThan(30);
  expect(new Set(marks)).toEqual(new Set(["best"]));
}, 60_000);

test("every action meets the same worlds, and every position the same luck", async () => {
  const { loaded: { game, rules }, log } = await fixture("null_nichtig");
  const playouts = new Playouts(rules, game.facts, log.seats.length);
  const { before, actor } = [...steps(game, log)].filter((step) => step.actor < log.seats.length).at(-9)!;
  const known = rules.redact(before, actor);
  const [action = 0] = rules.legal(known, actor);
  const shares = playouts.compare(known, actor, [action, action], 3, 0, 50);
  expect(shares.every(([one, other]) => one === other)).toBe(true);
  expect(playouts.compare(known, actor, [action], 3, 20, 5)).toEqual(shares.slice(20, 25).map(([one]) => [one]));
  expect(playouts.survey(before, 5, 8)).toEqual(playouts.survey(before, 5, 8));
});

test("what was lost, and how sure that is", () => {
  expect(lost([1, 0, 0, 0])).toEqual({ cost: 0.25, error: 0.25 });
});
