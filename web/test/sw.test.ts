import { beforeEach, expect, it, vi } from "vitest";

type Act = (event: { data?: { json(): unknown }; notification?: unknown; waitUntil(work: Promise<unknown>): void }) => void;

const CALL = { title: "Null & Nichtig", body: "It is your turn.", url: "/t/one" };
const acts: Record<string, Act> = {};
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => {});
const focus = vi.fn(async () => {});
let panes: { url: string; visibilityState: string; focus: typeof focus }[] = [];

vi.stubGlobal("registration", { showNotification });
vi.stubGlobal("clients", { matchAll: async () => panes, openWindow });
vi.stubGlobal("addEventListener", (kind: string, act: Act) => (acts[kind] = act));
await import("../src/sw");

async function wake(kind: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  acts[kind]?.({ ...event, waitUntil: (work) => void works.push(work) });
  expect(works).toHaveLength(1);
  await Promise.all(works);
}

function pane(path: string, visibilityState: string): void {
  panes.push({ url: `https://play.example.org${path}`, visibilityState, focus });
}

beforeEach(() => {
  panes = [];
  vi.clearAllMocks();
});

it("shows a call, one for each table", async () => {
  pane("/t/two", "visible");
  pane("/t/one", "hidden");
  await wake("push", { data: { json: () => CALL } });
  expect(showNotification).toHaveBeenCalledWith(CALL.title, { body: CALL.body, icon: "/icon.svg", tag: CALL.url, data: CALL.url });
});

it("shows nothing to who sees the table", async () => {
  pane("/t/one", "visible");
  await wake("push", { data: { json: () => CALL } });
  expect(showNotification).not.toHaveBeenCalled();
});

it("leads to the page of the table, or opens it", async () => {
  const notification = { close: vi.fn(), data: CALL.url };
  await wake("notificationclick", { notification });
  expect(openWindow).toHaveBeenCalledWith(CALL.url);
  pane("/t/one", "hidden");
  await wake("notificationclick", { notification });
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
  expect(notification.close).toHaveBeenCalledTimes(2);
});
