import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Connection } from "$lib/connection.svelte";
import type { Line, TableNews as News } from "$lib/protocol";
import { Table } from "$lib/table.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function line(version: number, message: string): Line {
  return { version, told: { message, arguments: {} } };
}

it("tells what dice show when they lie still, and everything else at once", () => {
  const table = new Table("t", {} as Connection);
  const story = [line(0, "panstwa-round"), line(0, "panstwa-rolled")];
  const clock = { now: 1000, unlocks: 2600, deadlines: {} };
  table.take({ type: "table", table: "t", version: 0, since: null, view: {}, story, clock } as unknown as News);
  expect(table.told.map((each) => each.told.message)).toEqual(["panstwa-round"]);
  vi.advanceTimersByTime(1599);
  expect(table.told).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(table.told.map((each) => each.told.message)).toEqual(["panstwa-round", "panstwa-rolled"]);
});
