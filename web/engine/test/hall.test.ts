import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NewTable } from "../../src/lib/http.ts";
import type { Reply, Request, TableNews } from "../../src/lib/protocol.ts";
import { BadLog } from "../src/errors.ts";
import { Game } from "../src/game.ts";
import { Hall } from "../src/hall.ts";
import { verify } from "../src/log.ts";
import { type Heading, Memory } from "../src/store.ts";
import type { Question, Thinker } from "../src/thinking.ts";
import { TINY } from "./tiny.ts";

const ME = { id: "p", name: "Ada", colour: "teal" };

/** A bot that bids its seat, and counts how often it was asked. */
class Bidder implements Thinker {
  asked: Question[] = [];
  fails: string[] = []; // levels that cannot think
  decide(question: Question): Promise<number> {
    this.asked.push(question);
    if (this.fails.includes(question.level)) return Promise.reject(new Error("no idea"));
    return Promise.resolve(question.seat + 1);
  }
  advise(): Promise<{ action: string; points: number; share: number }[]> {
    return Promise.resolve([{ action: "bid 3", points: 5, share: 1 }]);
  }
}

let editions: Game[]; // the first is today's

/** The games that are here, as pages of one version have them. */
function load(_: string, version = editions[0]?.facts.version): Promise<Game> {
  const found = editions.find((each) => each.facts.version === version);
  return found ? Promise.resolve(found) : Promise.reject(new BadLog("log-version", { theirs: version ?? 0 }));
}

let store: Memory;
let bots: Bidder;
let sent: Reply[];
let hall: Hall;

function open(): Hall {
  sent = [];
  return new Hall({ me: () => ME, store, thinker: bots, haste: () => 1, load, send: (reply) => sent.push(structuredClone(reply)), announce: () => undefined });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // a bot seems to think for 1.1 seconds
  store = new Memory();
  editions = [TINY];
  bots = new Bidder();
  hall = open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function made(wish: Partial<NewTable> = {}): Promise<string> {
  const { table } = await hall.make({ game: "tiny", seats: 2, bots: "steady", ...wish });
  await hall.hear({ type: "watch", table, seen: -1 });
  return table;
}

let ids = 0;
async function tell(request: { type: string; table: string } & Record<string, unknown>): Promise<Reply> {
  const id = `id-${(ids += 1)}`;
  await hall.hear({ id, ...request } as Request);
  return sent.findLast((reply) => "id" in reply && reply.id === (request["id"] ?? id)) as Reply;
}

const news = (): TableNews[] => sent.filter((reply) => reply.type === "table");
const last = (): TableNews => news().at(-1) as TableNews;
const bid = (table: string, number: number, seen = last().version): Promise<Reply> => tell({ type: "act", table, seen, actions: [`bid ${number}`] });

async function later(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test("a new table is running, and shows all there is to see", async () => {
  const table = await made();
  expect(last()).toMatchObject({ table, version: 1, status: "running", seat: 0, waiting: [0, 1], legal: ["bid 1", "bid 2", "bid 3", "bid 4"] });
  expect(last().since).toBeUndefined();
  expect(last().chairs).toEqual([{ person: ME, bot: null, is_connected: true }, { person: null, bot: "steady", is_connected: false }]);
  expect(last().story?.map((line) => line.told.message)).toEqual(["tiny-dealt"]);
  expect(last().commitment).toHaveLength(64);
  expect(last().outcome).toBe(null);
});

test("an action is acknowledged and then shown, with what was told since", async () => {
  const table = await made();
  expect(await bid(table, 2)).toMatchObject({ type: "done", version: 2 });
  expect(sent.at(-1)).toBe(last());
  expect(last()).toMatchObject({ version: 2, since: 1, waiting: [1], legal: [], can_take_back: true });
  expect(last().story).toEqual([{ version: 2, told: { message: "tiny-bid", arguments: { seat: 0, bid: 2 } } }]);
});

test("the same command counts once", async () => {
  const table = await made();
  const wish = { type: "act", table, id: "same", seen: 1, actions: ["bid 2"] };
  expect(await tell(wish)).toMatchObject({ type: "done", version: 2 });
  expect(await tell(wish)).toMatchObject({ type: "done", version: 2 });
  expect(last().version).toBe(2);
});

test("a bot takes its time, and no more than people do", async () => {
  await made();
  await later(499);
  expect(last().version).toBe(1);
  await later(1202);
  expect(last()).toMatchObject({ version: 2, waiting: [0] });
  expect(last().story?.[0]?.told.arguments).toEqual({ seat: 1, bid: "?" });
});

test("bots are given only what their seat knows", async () => {
  const { table } = await hall.make({ game: "tiny", seats: 3, bots: "steady" });
  await bid(table, 2, 1);
  await hall.hear({ type: "watch", table, seen: -1 });
  expect(bots.asked.map(({ known }) => known[10])).toEqual([99, 99]);
});

test("what is refused has the server's reasons", async () => {
  const table = await made();
  expect(await bid(table, 9)).toMatchObject({ type: "refused", message: "illegal-action", arguments: { action: "bid 9" } });
  expect(await tell({ type: "act", table, seen: 1, actions: ["sing"] })).toMatchObject({ message: "bad-notation" });
  expect(await bid(table, 1, 7)).toMatchObject({ message: "version-unknown" });
  expect(await tell({ type: "start", table })).toMatchObject({ message: "table-has-begun" });
  expect(await tell({ type: "rematch", table })).toMatchObject({ message: "table-is-not-over" });
  expect(await tell({ type: "sit", table, seat: 0 })).toMatchObject({ message: "seated-already" });
  expect(await tell({ type: "nudge", table, seat: 1 })).toMatchObject({ message: "nobody-waits-for" });
  await hall.hear({ type: "watch", table: "~nothing", seen: -1 });
  expect(sent.at(-1)).toMatchObject({ type: "refused", message: "no-such-table", table: "~nothing" });
});

test("what was sealed is taken back, and chosen anew", async () => {
  const table = await made();
  await bid(table, 2);
  expect(await tell({ type: "act", table, seen: 2, actions: ["take back"] })).toMatchObject({ type: "done" });
  expect(last()).toMatchObject({ can_take_back: false, waiting: [0, 1] });
  expect(last().story?.map((line) => line.told.message)).toEqual(["took-back"]);
});

async function finish(table: string): Promise<void> {
  for (let turn = 0; turn < 40 && last().status !== "over" && !last().outcome; turn += 1) {
    if (last().legal?.length) await bid(table, 1);
    await later(2000);
  }
}

test("at the end the secret is shown, and its log is verified", async () => {
  const table = await made();
  await finish(table);
  expect(last()).toMatchObject({ status: "over", outcome: { reason: "tiny-end", places: [2, 1] } });
  const log = await hall.log(table);
  expect(log.seats).toEqual(["Ada", "steady"]);
  expect(log.secret).toBe(last().outcome?.secret);
  expect(verify(TINY, log)).toBe(2);
  expect(await hall.draws(table)).toHaveLength(2);
});

test("who comes back finds everything as it was, and time goes on", async () => {
  const table = await made();
  await later(2000);
  await bid(table, 2);
  const before = last();
  hall = open(); // the page was closed, and opened again
  await hall.hear({ type: "watch", table, seen: -1 });
  expect(last()).toMatchObject({ version: before.version, view: before.view, status: "running" });
  expect(last().story).toHaveLength(4);
  await finish(table);
  expect(verify(TINY, await hall.log(table))).toBe(2);
});

test("nothing happens while nobody looks", async () => {
  const table = await made();
  await hall.hear({ type: "unwatch", table });
  await later(10_000);
  expect(last().version).toBe(1);
  await hall.hear({ type: "watch", table, seen: 1 });
  expect(last()).toMatchObject({ version: 1, since: 1 });
  await later(2000);
  expect(last().version).toBe(2);
});

test("tables that go on are listed, and put away, and taken out again", async () => {
  const table = await made();
  await hall.hear({ type: "watch-lobby", on: true });
  expect(sent.at(-1)).toMatchObject({ type: "lobby", tables: [{ table, status: "running", mine: true, my_turn: true }] });
  await bid(table, 2);
  expect(sent.at(-1)).toMatchObject({ type: "lobby-change", table: { table, my_turn: false } });
  await hall.discard(table);
  expect(sent.at(-1)).toMatchObject({ type: "lobby-change", gone: table });
  await hall.hear({ type: "watch", table, seen: -1 });
  expect(sent.at(-1)).toMatchObject({ type: "refused", message: "table-is-discarded" });
  expect(await hall.restore(table)).toMatchObject({ table, status: "running" });
  await hall.hear({ type: "watch", table, seen: -1 });
  expect(last()).toMatchObject({ table, version: 2 });
});

test("a rematch is a table with the same bots, to be begun", async () => {
  const table = await made();
  await finish(table);
  expect(await tell({ type: "rematch", table })).toMatchObject({ type: "done" });
  const next = last().rematch as string;
  expect(last().rematch_by).toEqual(ME);
  expect(await tell({ type: "start", table: next })).toMatchObject({ type: "done", table: next });
  await hall.hear({ type: "watch", table: next, seen: -1 });
  expect(last()).toMatchObject({ table: next, status: "running", version: 1 });
  expect(await tell({ type: "rematch", table })).toMatchObject({ message: "rematch-is-open" });
});

test("who leaves is held by a bot until they sit down again", async () => {
  const table = await made();
  await tell({ type: "stand", table });
  expect(last().chairs?.[0]).toMatchObject({ person: ME, bot: "novice" });
  expect(await bid(table, 2)).toMatchObject({ message: "seat-is-held" });
  await later(2000);
  expect(last().story?.map((line) => line.told.message)).toContain("tiny-bid");
  await tell({ type: "sit", table, seat: 0 });
  expect(last().chairs?.[0]).toMatchObject({ person: ME, bot: null });
  expect(last().legal?.length).toBeGreaterThan(0);
});

test("a bot that fails is replaced by a weaker one, the weakest by luck", async () => {
  bots.fails = ["steady", "novice"];
  const table = await made();
  await later(1);
  expect(last().chairs?.[1]).toMatchObject({ bot: "novice" });
  expect(last().story?.map((line) => line.told.message)).toEqual(["bot-replaced"]);
  await later(4000);
  expect(last()).toMatchObject({ waiting: [0] });
  await bid(table, 1);
  expect(last().view).toMatchObject({ bids: [0, 0] });
});

test("a hint is what a master would do", async () => {
  const table = await made();
  expect(await tell({ type: "ask-hint", table })).toMatchObject({ type: "hint", version: 1, actions: ["bid 3"], candidates: [{ action: "bid 3" }] });
  await bid(table, 2);
  expect(await tell({ type: "ask-hint", table })).toMatchObject({ type: "refused", message: "not-your-turn" });
});

test("words are kept and shown", async () => {
  const table = await made();
  await tell({ type: "say", table, text: " Hello " });
  expect(last().sayings).toMatchObject([{ version: 2, person: ME, text: "Hello" }]);
  expect(await tell({ type: "say", table, text: " " })).toMatchObject({ message: "bad-saying" });
});

test("a race waits for the dice, then the first touch counts", async () => {
  const table = await made({ options: { mode: "race" } });
  expect(last().clock?.unlocks).toBe(Date.now() + 1500);
  expect(await bid(table, 2)).toMatchObject({ message: "not-open-yet" });
  await later(4501); // the dice, and a bot's reaction
  expect(last()).toMatchObject({ version: 2, waiting: [0] });
  expect(await bid(table, 2)).toMatchObject({ type: "lost-race", seat: 1, action: "bid 2" });
  expect(await bid(table, 1)).toMatchObject({ type: "done" });
});

test("whose time is up in a race is acted for, and held the second time", async () => {
  const table = await made({ options: { mode: "race", rounds: "9" } });
  await later(1500 + 20_000 + 300);
  expect(news().flatMap((each) => each.story ?? []).map((line) => line.told.message)).toContain("seat-timed-out");
  await later(30_000);
  expect(news().some((each) => each.chairs?.[0]?.bot === "novice")).toBe(true);
  await hall.hear({ type: "unwatch", table });
  expect(await tell({ type: "ask-hint", table })).toMatchObject({ message: "hints-not-allowed" });
});

test("what another page has written holds", async () => {
  const table = await made();
  const other = open();
  const [mine, theirs] = [hall, other];
  hall = theirs;
  await hall.hear({ type: "watch", table, seen: -1 });
  await bid(table, 2);
  hall = mine;
  expect(await tell({ type: "act", table, seen: 1, actions: ["bid 3"] })).toMatchObject({ type: "refused", message: "not-kept" });
  expect((await store.entries(table)).at(-1)?.happened).toMatchObject({ kind: "act", lines: ["0 bid 2"] });
});

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

/** Tomorrow's pages, in which today's rules are an earlier edition, or nothing at all. */
function update(isKept: boolean): Hall {
  const next = new Game({ ...TINY.facts, version: TINY.facts.version + 1 }, TINY.rules, TINY.present);
  editions = isKept ? [next, TINY] : [next];
  return open();
}

test("a game that was begun by earlier rules goes on by them, and the next by those of the day", async () => {
  const table = await made();
  hall = update(true);
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
  hall = update(false);
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
