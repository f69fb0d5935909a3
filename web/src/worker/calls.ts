/** Shows that somebody is waited for when no page is open, and opens the table. */
import { type Pane, worker } from "./worker";

/** What the server sends, sealed for this browser. */
export interface Call {
  readonly title: string;
  readonly body: string;
  readonly url: string; // of the table, on this server
}

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
