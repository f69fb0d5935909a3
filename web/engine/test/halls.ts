/** A hall of one browser, with bots that are no bots and a clock that goes when it is told to. */
import { afterEach, beforeEach, vi } from "vitest";
import type { NewTable } from "../src/http.ts";
import type { Reply, Request, TableNews } from "../src/protocol.ts";
import { BadLog } from "../src/errors.ts";
import { Game } from "../src/game.ts";
import { Hall } from "../src/hall.ts";
import { Memory } from "../src/store.ts";
import type { Question, Thinker } from "../src/thinking.ts";
import { TINY } from "./tiny.ts";

export const ME = { id: "p", name: "Ada", colour: "teal" };

/** A bot that bids its seat, and counts how often it was asked. */
class Bidder implements Thinker {
  asked: Question[] = [];
  fails: string[] = []; // levels that cannot think
  wished = 0; // milliseconds that it thinks, unless it may only for less
  async decide(question: Question): Promise<number> {
    this.asked.push(question);
    if (this.fails.includes(question.level)) throw new Error("no idea");
    const taken = Math.min(this.wished, question.limit ?? Infinity);
    if (taken > 0) await new Promise((resolve) => setTimeout(resolve, taken));
    return question.seat + 1;
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

export let store: Memory;
export let bots: Bidder;
export let sent: Reply[];
export let hall: Hall;

export function open(): Hall {
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

export async function made(wish: Partial<NewTable> = {}): Promise<string> {
  const { table } = await hall.make({ game: "tiny", seats: 2, bots: "steady", ...wish });
  await hall.hear({ type: "watch", table, seen: -1 });
  return table;
}

let ids = 0;
export async function tell(request: { type: string; table: string } & Record<string, unknown>): Promise<Reply> {
  const id = `id-${(ids += 1)}`;
  await hall.hear({ id, ...request } as Request);
  return sent.findLast((reply) => "id" in reply && reply.id === (request["id"] ?? id)) as Reply;
}

export const news = (): TableNews[] => sent.filter((reply) => reply.type === "table");
export const last = (): TableNews => news().at(-1) as TableNews;
export const bid = (table: string, number: number, seen = last().version): Promise<Reply> => tell({ type: "act", table, seen, actions: [`bid ${number}`] });

export async function later(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Play to the end. */
export async function finish(table: string): Promise<void> {
  for (let turn = 0; turn < 40 && last().status !== "over" && !last().outcome; turn += 1) {
    if (last().legal?.length) await bid(table, 1);
    await later(2000);
  }
}

/** Go on in another hall. */
export function turnTo(other: Hall): void {
  hall = other;
}

/** Tomorrow's pages, in which today's rules are an earlier edition, or nothing at all. */
export function update(isKept: boolean): Hall {
  const next = new Game({ ...TINY.facts, version: TINY.facts.version + 1 }, TINY.rules, TINY.present);
  editions = isKept ? [next, TINY] : [next];
  return open();
}
