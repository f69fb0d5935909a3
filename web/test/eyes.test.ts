import { beforeEach, expect, test, vi } from "vitest";
import type { Insight } from "$engine/insight";
import type { Follower } from "$lib/connection.svelte";
import { Eyes, type Open } from "$lib/eyes";
import type { LostRace, Refused, Setting, TableNews } from "$lib/protocol";

const SETTING = { game: "null_nichtig" } as Setting;

/** A table that notes what it is told. */
class Noted implements Follower {
  readonly id = "t";
  seen = -1;
  told: (TableNews | LostRace)[] = [];
  take(news: TableNews | LostRace): void {
    this.told.push(news);
    if (news.type === "table") this.seen = news.version;
  }
  refused(_: Refused): void {}
}

function news(version: number, parts: Partial<TableNews> = {}): TableNews {
  return { type: "table", table: "t", version, since: version - 1, ...parts };
}

let table: Noted;
let read: ReturnType<typeof vi.fn>;
let asked: [seen: number, rules: number][];

beforeEach(() => {
  table = new Noted();
  read = vi.fn((each: TableNews) => ({ ...each, view: "made here" }));
  asked = [];
});

function eyes(open?: Open): Eyes {
  const insight = { rules: 7, read } as unknown as Insight;
  const made = new Eyes(table, { watch: () => void asked.push([made.seen, made.rules]) }, open ?? (async () => insight));
  return made;
}

const loaded = (): Promise<void> => new Promise((done) => setTimeout(done));
const first = { ...news(3, { setting: SETTING, seat: 1 }), since: null };

test("the server shows everything until the rules are there, and is told then what was seen", async () => {
  const own = eyes();
  own.take(first);
  own.take(news(4));
  expect([own.rules, read.mock.calls.length, table.told.length]).toEqual([0, 0, 2]);
  await loaded();
  expect(asked).toEqual([[4, 7]]);
  own.take(news(5));
  expect(table.told.at(-1)).toMatchObject({ version: 5, view: "made here" });
  expect(read).toHaveBeenCalledWith(news(5), 1);
});

test("who stands up sees as everybody does", async () => {
  const own = eyes();
  own.take(first);
  await loaded();
  own.take({ ...news(4, { seat: null }), since: null });
  expect(read.mock.calls.at(-1)?.[1]).toBe(13);
});

test("a browser without the rules goes on as before", async () => {
  for (const open of [async () => null, () => Promise.reject(new Error("no network"))]) {
    const own = eyes(open);
    own.take(first);
    await loaded();
    own.take(news(4));
    expect(table.told.at(-1)).toEqual(news(4));
  }
  expect(asked).toEqual([]);
});

test("what was lost on the way is asked for again", async () => {
  const own = eyes();
  own.take(first);
  await loaded();
  read.mockReturnValueOnce(null);
  own.take(news(9));
  expect(table.told).toHaveLength(1);
  expect(asked.at(-1)).toEqual([3, 7]);
});

test("where something goes wrong the server shows everything again, and for good", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const own = eyes();
  own.take(first);
  await loaded();
  read.mockImplementationOnce(() => {
    throw new RangeError("another state");
  });
  own.take(news(4));
  expect(asked.at(-1)).toEqual([-1, 0]);
  own.take({ ...news(4, { setting: SETTING }), since: null });
  await loaded();
  expect([own.seen, own.rules]).toEqual([4, 0]);
  expect(table.told).toHaveLength(2);
  expect(warn).toHaveBeenCalledOnce();
});
