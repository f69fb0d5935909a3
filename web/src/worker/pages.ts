/** Keeps the pages of one version, so that they open without a network; what is asked of the server passes by. */
import type { Kept } from "./kept";
import { Shelf } from "./shelf";
import { type Asked, worker } from "./worker";

const INDEX = "";
const ASSETS = "assets/";
const SERVER = /^(api|ws|healthz|metrics)(\/|$)/; // is no page

if (worker.KEPT) keep(worker.KEPT, new URL(".", worker.location.href));

function keep(kept: Kept, base: URL): void {
  const shelf = new Shelf(kept, base);
  worker.addEventListener("install", (event) => event.waitUntil(shelf.fill().then(() => shelf.stock())));
  worker.addEventListener("activate", (event) => event.waitUntil(shelf.tidy().then(() => worker.clients.claim())));
  // All that a page ever says is that its reader wants this version.
  worker.addEventListener("message", (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener("fetch", (event) => {
    const path = wanted(event.request, shelf, kept, base);
    if (path !== null) answer(event, path, shelf);
  });
}

/** Which file a request is for; none when it is not for us. */
function wanted({ method, mode, url }: Request, shelf: Shelf, { isAlone }: Kept, base: URL): string | null {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== base.origin || !pathname.startsWith(base.pathname)) return null;
  const path = pathname.slice(base.pathname.length);
  if (shelf.has(path) || path.startsWith(ASSETS)) return path;
  const isPage = isAlone ? path === "index.html" : !SERVER.test(path);
  return mode === "navigate" && isPage ? INDEX : null;
}

function answer(event: Asked, path: string, shelf: Shelf): void {
  if (event.request.mode === "navigate") event.waitUntil(shelf.tidy());
  event.respondWith(shelf.find(path).then((found) => found ?? (shelf.isExtra(path) ? shelf.take(path) : fetch(event.request))));
}
