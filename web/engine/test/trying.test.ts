import { expect, test } from "vitest";
import { verify } from "../src/log.ts";
import { bid, finish, hall, last, made } from "./halls.ts";
import { TINY } from "./tiny.ts";

test("a game that is over is tried out again from any step, in any seat, against bots", async () => {
  const table = await made();
  await bid(table, 2);
  await finish(table);
  const before = await hall.log(table);
  const { table: next } = await hall.tryOut(table, 1, 1);
  await hall.hear({ type: "watch", table: next, seen: -1 });
  expect(last()).toMatchObject({ status: "running", seat: 1, waiting: [1], is_brought: true });
  expect(last().chairs?.map(({ person, bot }) => person?.name ?? bot)).toEqual(["steady", "Ada"]);
  await expect(hall.handOver(next)).rejects.toThrow("bring-again");
  await bid(next, 4);
  await finish(next);
  const log = await hall.log(next);
  expect(log.actions.slice(0, 3)).toEqual([...before.actions.slice(0, 2), "1 bid 4"]);
  expect(log.secret).not.toBe(before.secret);
  expect(last().outcome?.begun).toMatchObject({ draws: 1, commitment: before.commitment });
  expect(verify(TINY, log)).toBe(2);
  expect((await hall.played()).map((each) => each.table)).toEqual([table]);
});

test("what was tried out can be tried out again, and each part is held to its secret", async () => {
  const table = await made();
  await finish(table);
  const { table: next } = await hall.tryOut(table, 0, 0);
  await hall.hear({ type: "watch", table: next, seen: -1 });
  await finish(next);
  const { length } = await hall.replay(next, "all");
  const log = await hall.log((await finished(await hall.tryOut(next, length - 2, 0))).table);
  expect(log.begun).toMatchObject({ draws: 2, earlier: [{ draws: 1 }] });
  expect(verify(TINY, log)).toBe(2);
  const early = await hall.log((await finished(await hall.tryOut(next, 0, 0))).table);
  expect(early.begun).toMatchObject({ draws: 1, earlier: [] });
  expect(verify(TINY, early)).toBe(2);
});

async function finished(found: { table: string }): Promise<{ table: string }> {
  await hall.hear({ type: "watch", table: found.table, seen: -1 });
  await finish(found.table);
  return found;
}

test("nobody goes on with a game that is running, from its end, or in a seat it has not", async () => {
  const table = await made();
  await expect(hall.tryOut(table, 0, 0)).rejects.toThrow("replay-running");
  await finish(table);
  const { length } = await hall.replay(table, "all");
  await expect(hall.tryOut(table, length - 1, 0)).rejects.toThrow("bring-nothing");
  await expect(hall.tryOut(table, 0, 2)).rejects.toThrow("replay-no-seat");
});

test("a log from anywhere is opened, and nothing in it is believed", async () => {
  const table = await made();
  await bid(table, 2);
  const half = structuredClone((await hall.handOver(table)).log);
  await finish(table);
  const log = structuredClone(await hall.log(table));
  const id = await hall.open(log);
  expect(id).toMatch(/^=[0-9a-f]{24}$/);
  expect(await hall.open(structuredClone(log))).toBe(id);
  const [shown, own] = [await hall.replay(id, "all"), await hall.replay(table, "all")];
  expect(shown.steps).toEqual(own.steps);
  expect(shown.chairs.map(({ person, bot }) => person?.name ?? bot)).toEqual(["Ada", "steady"]);
  const { table: next } = await hall.tryOut(id, 0, 1);
  expect(next).toMatch(/^~/);
  for (const wrong of [null, 7, [], {}, { ...log, seats: [1, 2] }, { ...log, actions: "bid" }, { ...log, options: null }, { ...log, mappamundi: 2 }]) await expect(hall.open(wrong)).rejects.toThrow("log-broken");
  await expect(hall.open({ ...log, rules: 7 })).rejects.toThrow("log-version");
  await expect(hall.open({ ...log, actions: ["0 bid 9"] })).rejects.toThrow("log-illegal");
  await expect(hall.open(half)).rejects.toThrow("analysis-unfinished");
});
