import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isForHere, isHere } from "$lib/here";

test("a table is here that begins as none of a server does", () => {
  expect(isHere("~abc")).toBe(true);
  expect(isHere("abc~")).toBe(false);
});

test("only a game against bots alone, without a clock, needs no server", () => {
  vi.stubGlobal("Worker", class {});
  expect(isForHere({ game: "panstwa", bots: "steady" })).toBe(true);
  expect(isForHere({ game: "panstwa" })).toBe(false);
  expect(isForHere({ game: "panstwa", bots: "steady", pace: "live" })).toBe(false);
  expect(isForHere({ game: "panstwa", bots: "steady", is_public: true })).toBe(false);
  vi.unstubAllGlobals();
  expect(isForHere({ game: "panstwa", bots: "steady" })).toBe("Worker" in globalThis);
});

/** A worker that answers what it is told to, and may come to grief. */
class Fake {
  static made: Fake[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  posted: { type: string; number?: number }[] = [];
  terminate = vi.fn();
  constructor() {
    Fake.made.push(this);
  }
  postMessage(message: { type: string }): void {
    this.posted.push(message);
  }
  answer(value: unknown): void {
    this.onmessage?.({ data: { type: "answer", number: this.posted.at(-1)?.number, value } });
  }
}

describe("a worker that comes to grief", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    Fake.made = [];
    vi.stubGlobal("Worker", Fake);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("whoever waits for one that cannot be loaded is told, and nothing is played here meanwhile", async () => {
    const { here, isForHere, UNSTARTED } = await import("$lib/here");
    const asked = here.ask("ready", "panstwa");
    Fake.made[0]?.onerror?.();
    await expect(asked).rejects.toMatchObject({ message: UNSTARTED });
    expect(isForHere({ game: "panstwa", bots: "steady" })).toBe(false);
    const again = here.ask("ready", "panstwa"); // the line has come back
    Fake.made[1]?.answer(undefined);
    await again;
    expect(isForHere({ game: "panstwa", bots: "steady" })).toBe(true);
  });

  test("one that has worked is begun anew, and is still what games are played by", async () => {
    const { here, isForHere, UNSTARTED } = await import("$lib/here");
    const first = here.ask("holds", "=one");
    Fake.made[0]?.answer(true);
    expect(await first).toBe(true);
    const second = here.ask("holds", "=two");
    Fake.made[0]?.onerror?.();
    await expect(second).rejects.not.toMatchObject({ message: UNSTARTED });
    expect(Fake.made[0]?.terminate).toHaveBeenCalled();
    expect(isForHere({ game: "panstwa", bots: "steady" })).toBe(true);
  });

  test("who looks at a table hears why there is none, and sees it when it can be had", async () => {
    const { lineTo, UNSTARTED } = await import("$lib/here");
    const line = lineTo("~abc");
    const refused = vi.fn();
    line.follow("~abc", { seen: -1, take: vi.fn(), refused });
    Fake.made[0]?.onerror?.();
    expect(refused).toHaveBeenCalledWith(expect.objectContaining({ message: UNSTARTED, table: "~abc" }));
    await vi.advanceTimersByTimeAsync(200);
    const second = Fake.made[1];
    second?.onmessage?.({ data: { type: "reply", text: JSON.stringify({ type: "welcome", me: { id: "me", name: "", colour: "teal" } }) } });
    expect(second?.posted.map((each) => each.type)).toEqual(["hello", "request"]);
  });
});
