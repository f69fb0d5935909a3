/** Where memories of the world are kept: in the browser's own store. */
import { isSame, joined, type Memory } from "./memory";

const NAME = "mappamundi-world";
const MEMORIES = "memories";

let opening: Promise<IDBDatabase> | null = null;

function base(): Promise<IDBDatabase> {
  return (opening ??= open());
}

async function open(): Promise<IDBDatabase> {
  const wish = indexedDB.open(NAME, 1);
  wish.onupgradeneeded = () => wish.result.createObjectStore(MEMORIES, { keyPath: "fact" });
  return answer(wish);
}

/** Everything that is remembered here. */
export async function memories(): Promise<Memory[]> {
  return answer((await base()).transaction(MEMORIES).objectStore(MEMORIES).getAll() as IDBRequest<Memory[]>);
}

/** Change what is remembered of some facts; nothing else is written meanwhile, by whichever page. */
export async function change(facts: readonly string[], next: (fact: string, known: Memory | undefined) => Memory): Promise<Memory[]> {
  const transaction = (await base()).transaction(MEMORIES, "readwrite");
  const store = transaction.objectStore(MEMORIES);
  const changed: Memory[] = [];
  for (const fact of facts) {
    const memory = next(fact, (await answer(store.get(fact))) as Memory | undefined);
    store.put(memory);
    changed.push(memory);
  }
  await finished(transaction);
  return changed;
}

/** Put these in the place of those that were read; what came meanwhile is not lost. */
export async function replace(all: readonly Memory[], read: readonly Memory[]): Promise<void> {
  const [next, seen] = [all, read].map((each) => new Map(each.map((memory) => [memory.fact, memory]))) as [Map<string, Memory>, Map<string, Memory>];
  await change([...next.keys()], (fact, known) => {
    const wanted = next.get(fact) as Memory;
    return !known || isSame(seen.get(fact), known) ? wanted : joined(known, wanted);
  });
  const transaction = (await base()).transaction(MEMORIES, "readwrite");
  for (const fact of seen.keys()) if (!next.has(fact)) transaction.objectStore(MEMORIES).delete(fact);
  await finished(transaction);
}

/** Forget everything. */
export async function clear(): Promise<void> {
  const transaction = (await base()).transaction(MEMORIES, "readwrite");
  transaction.objectStore(MEMORIES).clear();
  await finished(transaction);
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
  });
}

function answer<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no store"));
  });
}
