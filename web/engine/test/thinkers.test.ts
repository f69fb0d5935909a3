import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Thinkers, type Answer, type Thought } from "../src/thinkers.ts";
import type { Question } from "../src/thinking.ts";

const QUESTION: Question = { game: "tiny", rules: 3, who: "me", level: "steady", known: new Uint8Array(3), seat: 1, isLate: false };

/** A worker whose other end is the test. */
class Bench {
  asked: Thought[] = [];
  isGone = false;
  onmessage: ((event: MessageEvent<Answer>) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(thought: Thought): void {
    this.asked.push(thought);
  }
  terminate(): void {
    this.isGone = true;
  }
  say(number: number, value: Answer["value"]): void {
    this.onmessage?.({ data: { number, value } } as MessageEvent<Answer>);
  }
}

let benches: Bench[];
let thinkers: Thinkers;

beforeEach(() => {
  vi.useFakeTimers();
  benches = [];
  thinkers = new Thinkers(() => {
    const bench = new Bench();
    benches.push(bench);
    return bench as unknown as Worker;
  });
});
afterEach(() => vi.useRealTimers());

test("each question gets its own answer, from one worker", async () => {
  const [first, second] = [thinkers.decide(QUESTION), thinkers.advise({ ...QUESTION, seat: 2 })];
  benches[0]?.say(2, [{ action: "bid 3", points: 1, share: 1 }]);
  benches[0]?.say(1, 7);
  expect(await first).toBe(7);
  expect(await second).toEqual([{ action: "bid 3", points: 1, share: 1 }]);
  expect(benches).toHaveLength(1);
  expect(benches[0]?.asked.map(({ kind, question }) => [kind, question.seat])).toEqual([["decide", 1], ["advise", 2]]);
});

test("whoever could not think has failed", async () => {
  const thought = thinkers.decide(QUESTION);
  benches[0]?.say(1, null);
  await expect(thought).rejects.toThrow("no thought");
  expect(benches[0]?.isGone).toBe(false);
});

test.each(["time", "fault"])("a worker that is lost to a %s is replaced", async (why) => {
  const thought = thinkers.decide(QUESTION);
  const failed = expect(thought).rejects.toThrow("no thought");
  if (why === "time") await vi.advanceTimersByTimeAsync(60_000);
  else benches[0]?.onerror?.();
  await failed;
  expect(benches[0]?.isGone).toBe(true);
  const again = thinkers.decide(QUESTION);
  benches[1]?.say(2, 4);
  expect(await again).toBe(4);
});
