import { beforeEach, expect, test, vi } from "vitest";
import { Connection, Refusal } from "$lib/connection.svelte";
import type { Reply, Request } from "$lib/protocol";
import { Table } from "$lib/table.svelte";

/** A line whose other end is the test. */
class Line {
  sent: Request[] = [];
  readyState: 0 | 1 | 2 | 3 = 1;
  onopen = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.readyState = 3;
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
  say(reply: Reply): void {
    this.onmessage?.({ data: JSON.stringify(reply) } as MessageEvent<string>);
  }
  welcome(): void {
    this.say({ type: "welcome", me: { id: "p", name: "Ada", colour: "teal" } });
  }
}

const ID = "table-0123456789abc";
let lines: Line[];
let connection: Connection;
const last = (): Line => lines[lines.length - 1] as Line;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  connection = new Connection(() => {
    const line = new Line();
    lines.push(line);
    return line;
  });
  connection.connect();
});

function seated(version: number): Table {
  const table = new Table(ID, connection);
  table.open();
  last().welcome();
  last().say({ type: "table", table: ID, version, status: "running", seat: 0, waiting: [0], view: {}, legal: ["a"] });
  return table;
}

test("a line that was cut is opened anew and says what it has seen", () => {
  seated(7);
  last().cut();
  expect(connection.isOpen).toBe(false);
  vi.advanceTimersByTime(200);
  expect(lines.length).toBe(2);
  last().welcome();
  expect(last().sent).toEqual([{ type: "watch", table: ID, seen: 7 }]);
});

test("a command without an answer is sent again under the same id", async () => {
  const table = seated(7);
  const acting = table.act("a");
  const first = last().sent.find((each) => each.type === "act");
  last().cut();
  vi.advanceTimersByTime(200);
  last().welcome();
  const again = last().sent.filter((each) => each.type === "act");
  expect(again).toEqual([first]);
  last().say({ type: "done", id: (first as { id: string }).id, table: ID, version: 8 });
  await acting;
  last().cut();
  vi.advanceTimersByTime(500);
  last().welcome();
  expect(last().sent.some((each) => each.type === "act")).toBe(false);
});

test("what was done while there was no line is sent when there is one", () => {
  const table = seated(7);
  last().cut();
  void table.act("a");
  vi.advanceTimersByTime(200);
  last().welcome();
  expect(last().sent.map((each) => each.type)).toEqual(["watch", "act"]);
});

test("a line that does not answer within two seconds counts as lost", () => {
  const table = seated(7);
  void table.act("a");
  vi.advanceTimersByTime(2000);
  expect(lines.length).toBe(2);
});

test("a refusal is thrown with its words", async () => {
  const table = seated(7);
  const acting = table.act("a");
  const { id } = last().sent.at(-1) as { id: string };
  last().say({ type: "refused", message: "illegal-action", arguments: { action: "a" }, id, table: ID });
  await expect(acting).rejects.toEqual(new Refusal("illegal-action", { action: "a" }));
});

test("changes are merged: absent parts stay, stories grow, nothing is told twice", () => {
  const table = seated(7);
  const told = { message: "took-back", arguments: { seat: 0 } };
  const change: Reply = { type: "table", table: ID, version: 9, since: 7, waiting: [1], story: [{ version: 9, told }] };
  last().say(change);
  last().say(change);
  expect(table.waiting).toEqual([1]);
  expect(table.legal).toEqual(["a"]);
  expect(table.story).toEqual([{ version: 9, told }]);
});

test("a change that does not join on makes the table ask for what is missing", () => {
  const table = seated(7);
  last().say({ type: "table", table: ID, version: 12, since: 10, waiting: [1] });
  expect(table.version).toBe(7);
  expect(last().sent.at(-1)).toEqual({ type: "watch", table: ID, seen: 7 });
});

test("a table that is not there says why", () => {
  const table = new Table(ID, connection);
  table.open();
  last().welcome();
  last().say({ type: "refused", message: "no-such-table", table: ID });
  expect(table.gone?.message).toBe("no-such-table");
});
