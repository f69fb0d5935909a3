import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Board } from "$lib/board";
import { may, type Step, told, toldOfOthers } from "$lib/lesson";
import { keepLesson, lessonAt, Teaching } from "$lib/teaching.svelte";

const STEPS: Step<unknown>[] = [
  { say: "goal", at: "all", when: () => true },
  { say: "play", at: "hand", when: (board) => may(board, "play") },
  { say: "took", at: "trick", when: (board) => told(board, "took") },
];

function board(legal: string[], ...story: [string, number][]): Board<unknown> {
  const lines = story.map(([message, seat]) => ({ version: 1, told: { message, arguments: { seat } } }));
  return { seat: 0, legal, story: lines } as unknown as Board<unknown>;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What is said at each of these boards, if everything is understood at once. */
function said(teaching: Teaching, ...boards: Board<unknown>[]): (string | undefined)[] {
  return boards.map((each) => {
    teaching.look(each, true);
    const shown = teaching.shown?.say;
    teaching.understood();
    return shown;
  });
}

it("says what is true in its order, each once, and one thing at a moment", () => {
  const moments = [["play b7"], ["play b8"], ["play b9"], []].map((legal) => board(legal, ["took", 1]));
  const twice = moments.flatMap((each) => [each, each]);
  expect(said(new Teaching("A", STEPS), ...twice)).toEqual(["goal", undefined, "play", undefined, "took", undefined, undefined, undefined]);
});

it("says in the same breath what belongs together", () => {
  const [goal, play, took] = STEPS as [Step<unknown>, Step<unknown>, Step<unknown>];
  const all = board(["play b7"], ["took", 1]);
  expect(said(new Teaching("A", [goal, { ...play, isNext: true }, took]), all, all, all)).toEqual(["goal", "play", undefined]);
});

it("waits for the first moment that a step is true", () => {
  const teaching = new Teaching("A", STEPS);
  expect(said(teaching, board(["pass"]), board([]), board([], ["took", 1]), board(["play b7"]))).toEqual(["goal", undefined, "took", "play"]);
  expect(teaching.isComplete).toBe(true);
});

it("takes what is laid out for another moment", () => {
  const teaching = new Teaching("A", STEPS);
  const [none, one] = [[], ["play b7"]].map((laid) => ({ ...board(["play b7"]), laid }));
  expect(said(teaching, none as Board<unknown>, none as Board<unknown>, one as Board<unknown>)).toEqual(["goal", undefined, "play"]);
});

it("says nothing of what is acted out before it has come out", () => {
  const told = { message: "took", arguments: {} };
  const scenes = [{}, { verdict: told }].map((more) => ({ ...board([]), scene: { kind: "trick", at: 0, step: 1, ...more } }));
  expect(said(new Teaching("A", STEPS), ...(scenes as Board<unknown>[]))).toEqual([undefined, "goal"]);
});

it("keeps a step until it is understood, whatever others do", () => {
  const teaching = new Teaching("A", STEPS);
  teaching.look(board(["play b7"]), true);
  teaching.look(board([], ["took", 1]), true);
  expect(teaching.shown?.say).toBe("goal");
});

it("takes an action for an answer, and says nothing new until it is seen", () => {
  const teaching = new Teaching("A", STEPS);
  teaching.look(board(["play b7"]), true);
  teaching.look(board(["play b7"]), false);
  expect(teaching.shown).toBeNull();
  expect(teaching.seen).toEqual(["goal"]);
});

it("goes on where it was after a reload, at its own table only", () => {
  said(new Teaching("A", STEPS), board([]));
  expect(said(new Teaching("A", STEPS), board(["play b7"]))).toEqual(["play"]);
  expect(lessonAt("B")).toBeNull();
  keepLesson("B");
  expect(lessonAt("A")).toBeNull();
});

it("is forgotten when it ends", () => {
  const teaching = new Teaching("A", STEPS);
  said(teaching, board([]));
  teaching.end();
  expect(lessonAt("A")).toBeNull();
});

it("knows others from oneself", () => {
  expect(toldOfOthers(board([], ["took", 0]), "took")).toBe(false);
  expect(toldOfOthers(board([], ["took", 2]), "took")).toBe(true);
});

it("knows verbs with and without a card", () => {
  expect(may(board(["doubt"]), "doubt")).toBe(true);
  expect(may(board(["doubtful b7"]), "doubt")).toBe(false);
});
