/** What wakes when no page is open: it shows that somebody is waited for, and opens the table. */

/** What the server sends, sealed for this browser. */
export interface Call {
  readonly title: string;
  readonly body: string;
  readonly url: string; // of the table, on this server
}

interface Pane {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

/** What the language's library for pages does not know of a worker. */
interface Awake extends Event {
  readonly data?: { json(): unknown };
  readonly notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}

interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wish: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Pane[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: "push" | "notificationclick", act: (event: Awake) => void): void;
}

const worker = globalThis as unknown as Worker;

worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() as Call)));
worker.addEventListener("notificationclick", (event) => event.waitUntil(open(event.notification)));

/** Tell it, unless the table is before somebody's eyes. */
async function show({ title, body, url }: Call): Promise<void> {
  const seen = (await panes()).some((pane) => pane.visibilityState === "visible" && new URL(pane.url).pathname === url);
  if (!seen) await worker.registration.showNotification(title, { body, icon: "/icon.svg", tag: url, data: url });
}

/** To the page of the table if there is one, else to a new one. */
async function open(notice: Notification): Promise<void> {
  notice.close();
  const pane = (await panes()).find((each) => new URL(each.url).pathname === notice.data);
  await (pane ? pane.focus() : worker.clients.openWindow(String(notice.data)));
}

function panes(): Promise<readonly Pane[]> {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}
