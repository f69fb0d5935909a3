import { beforeAll, expect, it, vi } from "vitest";
import type { Connection } from "$lib/connection.svelte";
import type { Hint, TableNews as News } from "$lib/protocol";
import { Seating } from "$lib/seating.svelte";
import { speak } from "$lib/speech.svelte";
import { Table } from "$lib/table.svelte";
import { compared } from "../src/table/reasons";

const HINT: Hint = { type: "hint", id: "x", table: "t", version: 0, candidates: [], actions: ["take JM"] };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

function news(version: number, legal: string[]): News {
  return { type: "table", table: "t", version, since: version - 1, view: { version }, legal };
}

/** Somebody who has asked for a hint while others were choosing too. */
async function asked(): Promise<Table> {
  const table = new Table("t", { ask: () => Promise.resolve(HINT) } as unknown as Connection);
  table.take({ ...news(0, ["take JM", "take CL"]), since: null });
  const answer = table.askHint();
  table.take(news(1, ["take JM", "take CL"]));
  await answer;
  return table;
}

it("keeps a hint while others choose", async () => {
  const table = await asked();
  expect(table.hint).toEqual(HINT);
  table.take(news(2, ["take JM", "take CL"]));
  expect(table.hint).toEqual(HINT);
});

it("drops a hint when something else is asked", async () => {
  const table = await asked();
  table.take(news(2, ["take CL"]));
  expect(table.hint).toBeNull();
});

it("asks with what lies out, and drops a hint that is followed", async () => {
  const ask = vi.fn(() => Promise.resolve(HINT));
  const table = new Table("t", { ask } as unknown as Connection);
  table.take({ ...news(0, ["take JM", "take CL"]), since: null });
  const seating = new Seating(table);
  seating.lay(["take CL"]);
  await table.askHint();
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ laid: ["take CL"] }));
  expect(table.hint).toEqual(HINT);
  seating.lay(["take CL", "take JM"]);
  expect(table.hint).toBeNull();
});

it("compares points only where they were tried out and differ", () => {
  const worth = (points: number, share: number) => ({ action: `play ${points}`, points, share });
  const said = (action: string): string => action;
  expect(compared([worth(9, 0.6), worth(6, 0.4)], 5, said)).toContain("3.0 points more");
  expect(compared([worth(9, 0.6), worth(8.9, 0.4)], 5, said)).toContain("about as good");
  expect(compared([worth(-6, 0), worth(-9, 0)], 5, said)).toContain("about as good");
  expect(compared([worth(9, 1)], 5, said)).toContain("expects most");
  expect(compared([worth(9, 1)], 1, said)).toContain("nothing else");
});
