/** What the language's library for pages does not know of a worker that serves them. */
import type { Kept } from "./kept";

export interface Pane {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

export interface Awake extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  push: Awake & { readonly data?: { json(): unknown } };
  notificationclick: Awake & { readonly notification: Notification };
  install: Awake;
  activate: Awake;
  message: Awake;
  fetch: Awake & { readonly request: Request; respondWith(answer: Promise<Response>): void };
}
export type Asked = Events["fetch"];

interface Worker {
  readonly location: { readonly href: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wish: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Pane[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  readonly KEPT?: Kept; // nothing is kept while the pages are being written
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof Events>(kind: Kind, act: (event: Events[Kind]) => void): void;
}

export const worker = globalThis as unknown as Worker;
