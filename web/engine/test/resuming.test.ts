import { beforeEach, expect, test } from "vitest";
import { type Log, unread, verify } from "../src/log.ts";
import { Memory } from "../src/store.ts";
import { Hall } from "../src/hall.ts";
import { bid, bots, finish, hall, last, later, made, ME, sent, store, turnTo } from "./halls.ts";
import { TINY } from "./tiny.ts";

/** A browser that has seen none of it. */
function elsewhere(): Hall {
  const load = () => Promise.resolve(TINY);
  return new Hall({ me: () => ({ ...ME, name: "Ada elsewhere" }), store: new Memory(), thinker: bots, haste: () => 1, load, send: (reply) => sent.push(structuredClone(reply)), announce: () => undefined });
}

/** Go on with a file, and look. */
async function gone(log: unknown): Promise<string> {
  const table = await hall.goOn(JSON.parse(JSON.stringify(log)));
  await hall.hear({ type: "watch", table: table as string, seen: -1 });
  return table as string;
}

let table: string;
let kept: Log;
beforeEach(async () => {
  table = await made();
  await bid(table, 2);
  kept = await hall.save(table);
});

test("a game goes on in another browser as it would have gone on here, by the same secret", async () => {
  const before = last();
  turnTo(elsewhere());
  const next = await gone(kept);
  expect(next).not.toBe(table);
  expect(last()).toMatchObject({ table: next, status: "running", seat: 0, view: before.view, waiting: before.waiting, commitment: kept.commitment, is_brought: false });
  expect(last().chairs?.map(({ person, bot }) => person?.name ?? bot)).toEqual(["Ada elsewhere", "steady"]);
  await finish(next);
  const log = await hall.log(next);
  expect(log.actions.slice(0, kept.actions.length)).toEqual(kept.actions);
  expect(log.secret).toBe(kept.secret);
  expect(verify(TINY, log)).toBe(2);
  expect((await hall.played()).map((each) => each.table)).toEqual([next]);
});

test("what was gone on with is kept as any other table", async () => {
  turnTo(elsewhere());
  const next = await gone(kept);
  await later(2000); // a bot bids
  const { version, view } = last();
  await hall.hear({ type: "unwatch", table: next });
  await hall.hear({ type: "watch-lobby", on: true });
  expect(sent.at(-1)).toMatchObject({ type: "lobby", tables: [{ table: next, status: "running", mine: true }] });
  await hall.discard(next);
  await hall.restore(next);
  await hall.hear({ type: "watch", table: next, seen: -1 });
  expect(last()).toMatchObject({ version, view });
});

test("the same file opened twice is one table; an older one is another", async () => {
  expect(await gone(kept)).toBe(table);
  turnTo(elsewhere());
  const next = await gone(kept);
  expect(await gone(kept)).toBe(next);
  await finish(next);
  expect(await gone(kept)).not.toBe(next);
});

test("a game that is over, or without its secret, is nothing to go on with", async () => {
  expect(await hall.goOn({ ...kept, secret: null })).toBe(null);
  await finish(table);
  await expect(hall.save(table)).rejects.toThrow("bring-nothing");
  expect(await hall.goOn(await hall.log(table))).toBe(null);
});

test("nothing in a file is believed", async () => {
  const other = (kept.secret as string).replace(/^../, (two) => (two === "00" ? "01" : "00"));
  await expect(hall.goOn({ ...kept, secret: other })).rejects.toThrow("log-commitment");
  await expect(hall.goOn({ ...kept, secret: "no secret" })).rejects.toThrow("log-commitment");
  await expect(hall.goOn({ ...kept, actions: [...kept.actions, "0 bid 9"] })).rejects.toThrow("log-illegal");
  await expect(hall.goOn({ ...kept, seats: ["Ada", "Ben"] })).rejects.toThrow("bring-not-bots");
  await expect(hall.goOn({ ...kept, actions: [] })).rejects.toThrow("bring-nothing");
  await expect(hall.goOn("a text")).rejects.toThrow("log-broken");
  expect(await store.headings()).toHaveLength(1);
});

test("what is tried out goes on elsewhere, each part held to its secret, and counts for nothing", async () => {
  await finish(table);
  const { table: tried } = await hall.tryOut(table, 1, 1);
  await hall.hear({ type: "watch", table: tried, seen: -1 });
  await bid(tried, 4);
  kept = await hall.save(tried);
  const entries = await store.entries(tried);
  expect(unread((await store.heading(tried))!, entries, "Ada")).toEqual(kept); // also where its rules are not here
  turnTo(elsewhere());
  const next = await gone(kept);
  expect(last()).toMatchObject({ seat: 1, is_brought: true });
  await finish(next);
  const log = await hall.log(next);
  expect(log.begun).toEqual(kept.begun);
  expect(verify(TINY, log)).toBe(2);
  expect(await hall.played()).toEqual([]);
});
