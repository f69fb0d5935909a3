import { expect, test } from "vitest";
import { verify } from "../src/log.ts";
import type { Heading } from "../src/store.ts";
import { bid, bots, finish, hall, last, later, made, sent, store, tell, turnTo, update } from "./halls.ts";
import { TINY } from "./tiny.ts";

test("a game is stepped through by the eyes that one has, and by all when it is over", async () => {
  const table = await made();
  await bid(table, 2);
  await expect(hall.replay(table, "all")).rejects.toThrow("replay-running");
  expect((await hall.replay(table, "0")).steps.map((step) => step.action)).toEqual([null, "bid 2"]);
  expect((await hall.replay(table, "spectator")).steps.at(-1)?.action).toBe("bid ?");
  await finish(table);
  const { steps, length, outcome } = await hall.replay(table, "all");
  expect(length).toBe(steps.length);
  expect(outcome?.places).toEqual([2, 1]);
  expect(steps.at(-1)?.waiting).toEqual([]); // not as it was when somebody looked before
  expect(steps[1]?.views).toHaveLength(2);
});

test("a finished game of a server is stepped through here, if it is by the rules that are here", async () => {
  const table = await made();
  await finish(table);
  const log = await hall.log(table);
  const { setting, chairs } = await hall.replay(table, "all");
  const game = { table: "server", setting, chairs, log };
  expect(await hall.holds("server")).toBe(false);
  await expect(hall.replay("server", "all")).rejects.toThrow("no-such-table");
  await hall.study(game);
  expect(await hall.holds("server")).toBe(true);
  expect({ ...(await hall.replay("server", "1")), table }).toEqual(await hall.replay(table, "1"));
  expect(await hall.draws("server")).toEqual(await hall.draws(table));
  await expect(hall.replay("server", "2")).rejects.toThrow("replay-no-seat");
  await expect(hall.study({ ...game, log: { ...log, rules: 7 } })).rejects.toThrow("log-version");
});

test("of many games the last ones stay at hand, and any page of them", async () => {
  const table = await made();
  await finish(table);
  const log = await hall.log(table);
  const { setting, chairs, steps } = await hall.replay(table, "all");
  for (const name of ["a", "b", "c", "d", "e"]) await hall.study({ table: name, setting, chairs, log });
  expect(await hall.holds("a")).toBe(false);
  expect(await hall.holds("b")).toBe(true);
  expect(await hall.replay("e", "all", 3)).toMatchObject({ first: 3, length: steps.length, steps: steps.slice(3), next: null });
});

test("a game that was begun by earlier rules goes on by them, and the next by those of the day", async () => {
  const table = await made();
  turnTo(update(true));
  await hall.hear({ type: "watch", table, seen: -1 });
  await later(2000);
  expect(bots.asked.at(-1)).toMatchObject({ game: "tiny", rules: 3 });
  await finish(table);
  const log = await hall.log(table);
  expect(log.rules).toBe(3);
  expect(verify(TINY, log)).toBe(2);
  expect((await hall.replay(table, "all")).outcome?.places).toEqual([2, 1]);
  await tell({ type: "rematch", table });
  const next = (await store.headings()).find((each) => each.id !== table);
  expect(next).toMatchObject({ rules: 4, setting: { game: "tiny" } });
});

test("a game whose rules are not here stays as it is, can be had as a file, and put away", async () => {
  const table = await made();
  await bid(table, 2);
  const before = await hall.everything();
  turnTo(update(false));
  await hall.hear({ type: "watch-lobby" });
  expect(sent.at(-1)).toMatchObject({ type: "lobby", tables: [{ table }] });
  expect(await tell({ type: "watch", table, seen: -1 })).toMatchObject({ type: "refused", message: "log-version" });
  expect(await hall.everything()).toEqual(before);
  const log = await hall.log(table);
  expect(log).toMatchObject({ game: "tiny", rules: 3, seats: ["Ada", "steady"], options: { rounds: "2" } });
  expect(log.actions.at(-1)).toBe("0 bid 2");
  expect(verify(TINY, log)).toBe(1);
  await hall.discard(table);
  await hall.hear({ type: "watch-lobby" });
  expect(sent.at(-1)).toMatchObject({ type: "lobby", tables: [] });
  expect((await hall.restore(table)).table).toBe(table);
});

test("a game that goes on is handed over with its secret, and one that is over is not", async () => {
  const table = await made();
  await bid(table, 2);
  const { log, seat } = await hall.handOver(table);
  expect(log).toMatchObject({ game: "tiny", seats: ["Ada", "steady"] });
  expect(seat).toBe(0);
  expect(log.actions.at(-1)).toBe("0 bid 2");
  expect(verify(TINY, log)).toBe(1);
  await finish(table);
  await expect(hall.handOver(table)).rejects.toThrow("bring-nothing");
});

test("how games ended is kept when their logs are not any more", async () => {
  const table = await made();
  await finish(table);
  const { outcome } = await hall.replay(table, "0");
  const end = { game: "tiny", place: outcome?.places[0], points: outcome?.points[0], seats: 2, level: "steady" };
  expect(await hall.played()).toMatchObject([{ ...end, table }]);
  const heading = (await store.heading(table)) as Heading;
  for (let i = 0; i < 60; i += 1) await store.keep([{ ...heading, id: `~${i}`, made: heading.made + 1 + i, end: null }], []);
  await made();
  expect(await store.entries(table)).toEqual([]);
  expect(await hall.played()).toMatchObject([{ ...end, table: null }]);
});

test("the cards that were played are counted, without those that were taken back", async () => {
  const table = await made({ seats: 3 });
  await bid(table, 1);
  await tell({ type: "act", table, seen: last().version, actions: ["take back"] });
  await bid(table, 2);
  await finish(table);
  const log = await hall.log(table);
  expect(log.actions).toContain("0 take back");
  const own = log.actions.filter((line) => line.startsWith("0 bid") && !line.includes("@")).map((line) => line.split(" ")[2]);
  expect(own.shift()).toBe("1");
  const [{ cards = {} } = {}] = await hall.played();
  expect(cards["1"] ?? 0).toBe(own.filter((each) => each === "1").length);
  expect(cards["2"]).toBe(own.filter((each) => each === "2").length);
});

test("a game that ended before that was written down is looked up", async () => {
  const table = await made();
  await finish(table);
  const { end, ...heading } = (await store.heading(table)) as Heading;
  await store.keep([heading], []);
  expect(await hall.played()).toMatchObject([{ ...end, game: "tiny" }]);
});

test("everything can be taken along, and forgotten", async () => {
  const table = await made();
  await bid(table, 2);
  expect(await hall.everything()).toMatchObject([{ id: table, entries: [{ sequence: 0 }, { sequence: 1 }, { sequence: 2 }] }]);
  await hall.clear();
  expect(await hall.everything()).toEqual([]);
  await hall.hear({ type: "watch", table, seen: -1 });
  expect(sent.at(-1)).toMatchObject({ type: "refused", message: "no-such-table" });
});
