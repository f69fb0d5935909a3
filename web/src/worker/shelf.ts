/** The files of one version of the pages, kept in this browser, and the versions before it. */
import type { Kept } from "./kept";

const OUTDATED = "networks"; // where some versions kept theirs
const AT_ONCE = 4; // files that are fetched together: whoever plays meanwhile needs the line, too

export class Shelf {
  readonly #kept: Kept;
  readonly #base: URL; // the folder of the worker
  readonly #keys: ReadonlyMap<string, string>; // path -> the same, with a hash where its name tells nothing

  constructor(kept: Kept, base: URL) {
    this.#kept = kept;
    this.#base = base;
    this.#keys = new Map(kept.files.map((key) => [key.split("?")[0] ?? "", key]));
  }

  /** Fetch whatever is not there yet: all of it, or this version never comes into use. */
  async fill(): Promise<void> {
    const cache = await this.#cache();
    const missing = [...this.#kept.files].reverse();
    const fetchOn = async (): Promise<void> => {
      for (let key = missing.pop(); key !== undefined; key = missing.pop()) await this.#keep(cache, key);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
  }

  /** And what is of use besides: whatever of it cannot be had or kept is fetched when it is asked for. */
  async stock(): Promise<void> {
    if (isSparing()) return;
    const cache = await this.#cache();
    for (const key of this.#kept.extras) await this.#keep(cache, key).catch(() => undefined);
  }

  isExtra(path: string): boolean {
    return this.#kept.extras.includes(path);
  }

  /** Fetch what was not kept before, and keep it if there is room. */
  async take(path: string): Promise<Response> {
    const answer = await fetch(new URL(path, this.#base));
    const copy = answer.clone();
    if (answer.ok) await this.#cache().then((cache) => cache.put(new URL(path, this.#base), copy)).catch(() => undefined);
    return answer;
  }

  async #keep(cache: Cache, key: string): Promise<void> {
    const url = new URL(key, this.#base);
    if (await cache.match(url)) return;
    await cache.put(url, (await this.#older(url)) ?? (await this.#fetched(url, key)));
  }

  async #fetched(url: URL, key: string): Promise<Response> {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url.href}: ${answer.status}`);
    // A host that has been given the next version meanwhile has another index already.
    if (isIndex(key) && !(await answer.clone().text()).includes(this.#kept.entry)) throw new Error("another version");
    return answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
  }

  /** The file with that path, from here if it is kept; pages of an older version find theirs. */
  async find(path: string): Promise<Response | undefined> {
    const url = new URL(this.#keys.get(path) ?? path, this.#base);
    return (await (await this.#cache()).match(url)) ?? this.#older(url);
  }

  has(path: string): boolean {
    return this.#keys.has(path);
  }

  /** Forget older versions, but those of which a page is open: it holds a lock with the address of its script. */
  async tidy(): Promise<void> {
    await caches.delete(OUTDATED);
    const old = (await this.#names()).filter((name) => name !== this.#name);
    if (old.length === 0) return;
    const held = (await navigator.locks?.query())?.held ?? [];
    for (const name of old) {
      const cache = await caches.open(name);
      const found = await Promise.all(held.map(({ name }) => cache.match(name ?? "")));
      if (!found.some(Boolean)) await caches.delete(name);
    }
  }

  async #older(url: URL): Promise<Response | undefined> {
    for (const name of await this.#names()) {
      const found = await (await caches.open(name)).match(url);
      if (found) return found;
    }
    return undefined;
  }

  /** Our versions; a host may have other pages of ours in other folders, and those of other people. */
  async #names(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(this.#prefix));
  }

  #cache(): Promise<Cache> {
    return caches.open(this.#name);
  }

  get #prefix(): string {
    return `mappamundi ${this.#base.pathname} `;
  }

  get #name(): string {
    return this.#prefix + this.#kept.version;
  }
}

/** Does somebody pay for every byte? */
function isSparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function isIndex(key: string): boolean {
  return key.startsWith("?");
}
