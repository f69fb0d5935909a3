import { expect, test, vi } from "vitest";
import { bid, bots, hall, last, later, made, ME, sent, tell } from "./halls.ts";
import { TINY } from "./tiny.ts";

const STUCK = { type: "refused", message: "web-bot-stuck", id: null };
const AWHILE = 20_000; // a bot answers within two seconds

/** Whatever the bot does cannot be told. */
function broken(): ReturnType<typeof vi.spyOn> {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const tell = TINY.present.tell.bind(TINY.present);
  return vi.spyOn(TINY.present, "tell").mockImplementation((before, after, actor, action) => {
    if (actor === 1) throw new WebAssembly.RuntimeError("unreachable");
    return tell(before, after, actor, action);
  });
}

const told = (): number => sent.filter((reply) => reply.type === "refused" && reply.message === STUCK.message).length;

test("a bot whose move ends in a fault each time tries a few times, and then its person is told", async () => {
  broken();
  const table = await made();
  await later(AWHILE);
  expect(sent.at(-1)).toMatchObject({ ...STUCK, table, arguments: { seat: 1, can_hold: 1 } });
  expect(bots.asked).toHaveLength(3);
  expect(told()).toBe(1);
  expect(await hall.save(table)).toMatchObject({ seats: [ME.name, "steady"] });
});

test("a bot that wants what is not allowed is as stuck", async () => {
  const wish = vi.spyOn(bots, "decide").mockResolvedValue(9);
  const table = await made();
  await later(AWHILE);
  expect(sent.at(-1)).toMatchObject({ ...STUCK, table });
  expect(wish).toHaveBeenCalledTimes(3);
});

test("a weaker one takes the seat of a bot that is stuck, of no other, and once", async () => {
  const fault = broken();
  const table = await made();
  expect(await tell({ type: "hold", table, seat: 1 })).toMatchObject({ message: "nobody-waits-for" });
  await later(AWHILE);
  expect(await tell({ type: "hold", table, seat: 0 })).toMatchObject({ message: "nobody-waits-for" });
  fault.mockRestore();
  expect(await tell({ type: "hold", table, seat: 1 })).toMatchObject({ type: "done" });
  expect(last().chairs?.[1]).toMatchObject({ bot: "novice" });
  await later(2000);
  expect(last()).toMatchObject({ waiting: [0] });
  expect(await bid(table, 1)).toMatchObject({ type: "done" });
});

test("where the weakest is stuck nothing more is offered than to keep the game", async () => {
  broken();
  const table = await made({ bots: "novice" });
  await later(AWHILE);
  expect(sent.at(-1)).toMatchObject({ ...STUCK, table, arguments: { seat: 1, can_hold: 0 } });
  expect(await tell({ type: "hold", table, seat: 1 })).toMatchObject({ message: "nobody-waits-for" });
});

test("where not even luck finds an action, that is told, too", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  bots.fails = ["novice"];
  vi.spyOn(TINY.rules, "legal").mockImplementation((_, seat) => {
    if (seat === 1) throw new WebAssembly.RuntimeError("unreachable");
    return [1, 2, 3, 4];
  });
  const table = await made({ bots: "novice" });
  await later(AWHILE);
  expect(sent.at(-1)).toMatchObject({ ...STUCK, table });
});
