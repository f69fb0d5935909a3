/** Where tables are kept: in the browser's own store, so that closing a page loses nothing. */
import type { Setting, Status } from "./protocol.ts";
import type { Entry, Occupant } from "./happenings.ts";

/** What is kept of one table besides its log: as much as a list of tables shows. */
export interface Heading {
  id: string;
  version: number;
  made: number;
  rules: number;
  status: Status;
  setting: Setting;
  chairs: Occupant[];
  isMyTurn: boolean;
  secret: string | null; // behind the draws
  isAway: boolean; // it was put away
  end?: Ending | null; // for the person, once the game is over
  isTrial?: boolean; // it only tries out how a game that is over could have gone on
  isStripped?: boolean; // its log is not kept any more
}

/** How a game ended for the person. */
export interface Ending {
  ended: number; // milliseconds since 1970
  place: number;
  points: number;
  cards?: Record<string, number>; // how often the person has played each; not counted in games of long ago
}

export interface Store {
  headings(): Promise<Heading[]>;
  heading(table: string): Promise<Heading | undefined>;
  entries(table: string): Promise<Entry[]>;
  /** Write all of it or nothing; a line that another page has written is an error. */
  keep(headings: readonly Heading[], entries: readonly Entry[]): Promise<void>;
  forget(table: string): Promise<void>;
  /** Forget the log of a table, and keep this heading. */
  strip(heading: Heading): Promise<void>;
  /** Forget everything. */
  clear(): Promise<void>;
}

/** Keeps tables for as long as it lives itself. */
export class Memory implements Store {
  readonly #headings = new Map<string, Heading>();
  readonly #entries = new Map<string, Entry[]>();

  headings(): Promise<Heading[]> {
    return Promise.resolve([...this.#headings.values()]);
  }
  heading(table: string): Promise<Heading | undefined> {
    return Promise.resolve(this.#headings.get(table));
  }
  entries(table: string): Promise<Entry[]> {
    return Promise.resolve([...(this.#entries.get(table) ?? [])]);
  }
  keep(headings: readonly Heading[], entries: readonly Entry[]): Promise<void> {
    if (entries.some((each) => this.#lines(each.table).length > each.sequence)) return Promise.reject(new Error("written already"));
    for (const each of headings) this.#headings.set(each.id, each);
    for (const each of entries) this.#lines(each.table).push(each);
    return Promise.resolve();
  }
  forget(table: string): Promise<void> {
    this.#headings.delete(table);
    this.#entries.delete(table);
    return Promise.resolve();
  }
  strip(heading: Heading): Promise<void> {
    this.#headings.set(heading.id, heading);
    this.#entries.delete(heading.id);
    return Promise.resolve();
  }
  clear(): Promise<void> {
    this.#headings.clear();
    this.#entries.clear();
    return Promise.resolve();
  }
  #lines(table: string): Entry[] {
    const lines = this.#entries.get(table) ?? [];
    this.#entries.set(table, lines);
    return lines;
  }
}

const NAME = "mappamundi";
const HEADINGS = "tables";
const ENTRIES = "entries";

/** Keeps tables in IndexedDB. */
export class Shelf implements Store {
  readonly #base: IDBDatabase;

  private constructor(base: IDBDatabase) {
    this.#base = base;
  }

  static async open(): Promise<Shelf> {
    const wish = indexedDB.open(NAME, 1);
    wish.onupgradeneeded = () => {
      wish.result.createObjectStore(HEADINGS, { keyPath: "id" });
      wish.result.createObjectStore(ENTRIES, { keyPath: ["table", "sequence"] });
    };
    return new Shelf(await answer(wish));
  }

  headings(): Promise<Heading[]> {
    return answer(this.#read(HEADINGS).getAll() as IDBRequest<Heading[]>);
  }

  heading(table: string): Promise<Heading | undefined> {
    return answer(this.#read(HEADINGS).get(table) as IDBRequest<Heading | undefined>);
  }

  entries(table: string): Promise<Entry[]> {
    return answer(this.#read(ENTRIES).getAll(linesOf(table)) as IDBRequest<Entry[]>);
  }

  keep(headings: readonly Heading[], entries: readonly Entry[]): Promise<void> {
    return this.#change((transaction) => {
      for (const each of entries) transaction.objectStore(ENTRIES).add(each);
      for (const each of headings) transaction.objectStore(HEADINGS).put(each);
    });
  }

  forget(table: string): Promise<void> {
    return this.#change((transaction) => {
      transaction.objectStore(HEADINGS).delete(table);
      transaction.objectStore(ENTRIES).delete(linesOf(table));
    });
  }

  strip(heading: Heading): Promise<void> {
    return this.#change((transaction) => {
      transaction.objectStore(HEADINGS).put(heading);
      transaction.objectStore(ENTRIES).delete(linesOf(heading.id));
    });
  }

  clear(): Promise<void> {
    return this.#change((transaction) => {
      for (const name of [HEADINGS, ENTRIES]) transaction.objectStore(name).clear();
    });
  }

  #read(name: string): IDBObjectStore {
    return this.#base.transaction(name).objectStore(name);
  }

  #change(write: (transaction: IDBTransaction) => void): Promise<void> {
    const transaction = this.#base.transaction([HEADINGS, ENTRIES], "readwrite");
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
      write(transaction);
    });
  }
}

function linesOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
}

function answer<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no store"));
  });
}
