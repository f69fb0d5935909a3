import { expect, test } from "vitest";
import { BadLog, Refusal } from "../src/errors.ts";
import { dumps } from "../src/dumps.ts";
import { draws, type Log, steps, verify } from "../src/log.ts";
import { Match } from "../src/match.ts";
import { Scripted } from "../src/nature.ts";
import { parse, seenLine } from "../src/turn.ts";
import { TINY } from "./tiny.ts";

function refused(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return "";
}

function played(): Match {
  const match = Match.start(TINY, { seats: ["Ada", "novice"] });
  while (!match.isOver) for (const seat of match.waiting) match.act(seat, `bid ${seat + 1}`);
  return match;
}

test("draws are made when nobody has to decide, and written down", () => {
  const match = Match.start(TINY, { seats: ["Ada", "Bo"], nature: new Scripted([4, 0]) });
  expect(match.log.actions).toEqual(["* card 4"]);
  expect(match.waiting).toEqual([0, 1]);
  match.act(0, "bid 2");
  expect(refused(() => match.act(0, "bid 2"))).toBe("not-your-turn");
  expect(refused(() => match.act(7, "bid 2"))).toBe("no-such-seat");
  match.act(1, "bid 3");
  expect(match.log.actions).toEqual(["* card 4", "0 bid 2", "1 bid 3", "* card 0"]);
  expect(match.points).toEqual([0, 5]);
});

test("what others have sealed is not shown, and is taken back until the last choice is in", () => {
  const match = Match.start(TINY, { seats: ["Ada", "Bo"], nature: new Scripted([4, 0]) });
  match.act(0, "bid 2");
  expect(match.look(1)).toMatchObject({ bids: [99, 0] });
  match.act(0, "take back");
  expect(match.look(1)).toMatchObject({ bids: [0, 0] });
  expect(refused(() => match.act(0, "take back"))).toBe("illegal-action");
});

test("all of several actions or none", () => {
  const match = Match.start(TINY, { seats: ["Ada", "Bo"] });
  expect(refused(() => match.act(0, "bid 2", "bid 3"))).toBe("illegal-action");
  expect(match.waiting).toEqual([0, 1]);
});

test("what is wrong with a set-up is said", () => {
  expect(refused(() => TINY.start(5))).toBe("bad-seats");
  expect(refused(() => TINY.start(2, { mode: "dance" }))).toBe("bad-option");
  expect(refused(() => TINY.start(2, { colour: "red" }))).toBe("unknown-option");
  expect(refused(() => TINY.start(2, { rounds: "10" }))).toBe("bad-option");
  expect(refused(() => TINY.start(4, { mode: "race" }))).toBe("tiny-too-many");
});

test("a log is run again to the same end, and its draws are those of its secret", () => {
  const { log, points } = played();
  expect(Match.resume(TINY, structuredClone(log), new Scripted([])).points).toEqual(points);
  expect(verify(TINY, log)).toBe(2);
  expect(draws(TINY, log)).toHaveLength(2);
});

test("a secret is shown at the end, not before", () => {
  const match = Match.start(TINY, { seats: ["Ada", "Bo"] });
  expect(match.log.commitment).toHaveLength(64);
  expect(match.log.secret).toBe(null);
  expect(played().log.secret).toHaveLength(512);
});

test("a draw that was changed is found, and a line that cannot be", () => {
  const { log } = played();
  const change = (line: number, text: string): Log => ({ ...log, actions: log.actions.with(line, text) });
  const drawn = Number(parse(log.actions[0] ?? "").text.split(" ")[1]);
  expect(refused(() => verify(TINY, change(0, `* card ${(drawn + 1) % 6}`)))).toBe("log-draw");
  expect(refused(() => verify(TINY, change(1, "0 bid 7")))).toBe("log-illegal");
  expect(refused(() => verify(TINY, change(1, "bid 7")))).toBe("log-line");
  expect(refused(() => verify(TINY, { ...log, secret: "00" }))).toBe("log-commitment");
});

test("the file is what Python writes", () => {
  const { log } = played();
  const keys = ["mappamundi", "game", "rules", "seats", "options", "actions", "commitment", "secret"];
  expect(Object.keys(JSON.parse(dumps(log)) as object)).toEqual(keys);
  expect(dumps(log).endsWith("}\n")).toBe(true);
});

test("a line hides what its reader may not know, and keeps its mark", () => {
  const match = Match.start(TINY, { seats: ["Ada", "Bo"] });
  match.adopt(match.attempt(0, ["bid 2"], "clock"));
  const [, step] = [...steps(TINY, match.log)];
  const line = match.log.actions[1] ?? "";
  expect(line).toBe("0 bid 2 @clock");
  expect(step && seenLine(TINY, line, step, 1)).toBe("0 bid ? @clock");
  expect(step && seenLine(TINY, line, step, 0)).toBe(line);
  expect(refused(() => parse("12 bid 1"))).toBe(new BadLog("log-line").message);
});
