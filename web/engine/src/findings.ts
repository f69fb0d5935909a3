/** What was found out about games is kept in the browser's own store: who comes back does not wait again. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Analysis } from "./analyst.ts";
import type { Log } from "./log.ts";

const NAME = "mappamundi-lookbacks";
const FOUND = "found";
const MOST = 40; // games

interface Finding {
  game: string; // its hash
  at: number;
  found: Analysis;
}

export class Findings {
  readonly #base: IDBDatabase;

  private constructor(base: IDBDatabase) {
    this.#base = base;
  }

  /** The store, or null where nothing may be kept. */
  static open(): Promise<Findings | null> {
    return new Promise((resolve) => {
      const wish = indexedDB.open(NAME, 1);
      wish.onupgradeneeded = () => wish.result.createObjectStore(FOUND, { keyPath: "game" }).createIndex("at", "at");
      wish.onsuccess = () => resolve(new Findings(wish.result));
      wish.onerror = () => resolve(null);
    });
  }

  /** What was found out in that way of looking; another has other figures, words and views. */
  get(log: Log, way: string): Promise<Analysis | null> {
    const wish = this.#base.transaction(FOUND).objectStore(FOUND).get(hashOf(log, way)) as IDBRequest<Finding | undefined>;
    return new Promise((resolve) => {
      wish.onsuccess = () => resolve(wish.result?.found ?? null);
      wish.onerror = () => resolve(null);
    });
  }

  /** Keep one more, at the expense of the oldest; where there is no room, it is found out again. */
  keep(log: Log, way: string, found: Analysis): Promise<void> {
    const writing = this.#base.transaction(FOUND, "readwrite");
    const store = writing.objectStore(FOUND);
    store.put({ game: hashOf(log, way), at: Date.now(), found } satisfies Finding);
    const all = store.index("at").getAllKeys();
    all.onsuccess = () => all.result.slice(0, -MOST).forEach((each) => store.delete(each));
    return new Promise((resolve) => (writing.oncomplete = writing.onabort = () => resolve()));
  }

  /** Forget everything. */
  clear(): Promise<void> {
    const writing = this.#base.transaction(FOUND, "readwrite");
    writing.objectStore(FOUND).clear();
    return new Promise((resolve) => (writing.oncomplete = writing.onabort = () => resolve()));
  }
}

/** The same game has the same hash, whoever is said to have played it. */
function hashOf({ game, rules, options, seats, actions }: Log, way: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(JSON.stringify([way, game, rules, options, seats.length, actions]))));
}
