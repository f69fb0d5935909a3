/** What a game needs at a table, fetched side by side as soon as somebody seems to want it, so that a click finds it there. */
import { face, hasFace } from "$lib/faces";
import { here } from "$lib/here";

const wanted = new Set<string>();

/** The page of a table, whichever game is played there; what fails now is told of when it is needed. */
function readyTable(): void {
  void import("../pages/TablePage.svelte").catch(() => undefined);
}

/** Where the pages are kept in this browser, that page costs nobody anything: it is there when nothing else is to do. */
export function readyAtLeisure(): void {
  if (globalThis.navigator?.serviceWorker?.controller) (globalThis.requestIdleCallback ?? setTimeout)(readyTable);
}

/** A game: its board, and its rules where tables can be here. */
export function ready(slug: string): void {
  readyTable();
  if (wanted.has(slug)) return;
  wanted.add(slug);
  const parts: Promise<unknown>[] = [];
  if (hasFace(slug)) parts.push(face(slug));
  if (here.isPossible) parts.push(here.ask("ready", slug));
  Promise.all(parts).catch(() => wanted.delete(slug)); // the line may come back
}
