import { expect, test, vi } from "vitest";
import { verify } from "../src/log.ts";
import { bid, bots, finish, hall, last, later, made, ME, news, open, sent, store, tell, turnTo } from "./halls.ts";
import { TINY } from "./tiny.ts";

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

test.each([0, 900, 60_000])("nobody sees for how long a bot has thought: %d milliseconds", async (wished) => {
  bots.wished = wished;
  await made({ seats: 3, bots: "grandmaster" });
  await later(2000 + 200 + 599);
  expect(last().version).toBe(1);
  await later(2);
  expect(last()).toMatchObject({ version: 3, waiting: [0] });
});

test("bots are given only what their seat knows", async () => {
  const { table } = await hall.make({ game: "tiny", seats: 3, bots: "steady" });
  await bid(table, 2, 1);
  await hall.hear({ type: "watch", table, seen: -1 });
  await later(1);
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
  turnTo(open()); // the page was closed, and opened again
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

test("a race waits until there was time to look and for the dice, then the first touch counts", async () => {
  const table = await made({ options: { mode: "race" } });
  expect(last().clock?.unlocks).toBe(Date.now() + 2500);
  expect(await bid(table, 2)).toMatchObject({ message: "not-open-yet" });
  await later(5501); // the dice, and a bot's reaction
  expect(last()).toMatchObject({ version: 2, waiting: [0] });
  expect(await bid(table, 2)).toMatchObject({ type: "lost-race", seat: 1, action: "bid 2" });
  expect(await bid(table, 1)).toMatchObject({ type: "done" });
});

test("whose time is up in a race is acted for, and held the second time", async () => {
  const table = await made({ options: { mode: "race", rounds: "9" } });
  await later(2500 + 20_000 + 300);
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
  turnTo(theirs);
  await hall.hear({ type: "watch", table, seen: -1 });
  await bid(table, 2);
  turnTo(mine);
  expect(await tell({ type: "act", table, seen: 1, actions: ["bid 3"] })).toMatchObject({ type: "refused", message: "not-kept" });
  expect((await store.entries(table)).at(-1)?.happened).toMatchObject({ kind: "act", lines: ["0 bid 2"] });
});

test("a fault of ours is told in words, and nobody waits for ever", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue(undefined);
  const table = await made();
  vi.spyOn(store, "heading").mockRejectedValueOnce(new TypeError("a fault"));
  await hall.hear({ type: "watch", table: "~other", seen: -1 });
  expect(sent.at(-1)).toMatchObject({ type: "refused", message: "web-broken", table: "~other" });
  expect(said).toHaveBeenCalledOnce();
  vi.spyOn(TINY.rules, "can").mockImplementationOnce(() => {
    throw new WebAssembly.RuntimeError("unreachable");
  });
  expect(await bid(table, 2)).toMatchObject({ type: "refused", message: "web-broken" });
  expect(await bid(table, 2)).toMatchObject({ type: "done", version: 2 }); // it began again from its log
});
