/** The worker that keeps the pages: what it fetches, what it answers, what it forgets. */
import { beforeEach, expect, it, vi } from "vitest";
import type { Kept } from "../src/worker/kept.ts";

type Act = (event: object) => void;

const ROOT = "https://play.example.org/maps/";
const INDEX = '<script type="module" src="./assets/index-1.js"></script>';
const FILES = ["?aa", "assets/index-1.js", "flags/fr.svg?bb"];
const KEPT: Kept = { version: "one", entry: "assets/index-1.js", files: FILES, extras: [], isAlone: false };

const NETWORK = "assets/game.network-1.bin";

/** Caches as browsers have them, as far as the worker asks. */
class Shelves {
  readonly all = new Map<string, Map<string, Response>>();
  isFull = false;

  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }
  async open(name: string): Promise<Pick<Cache, "match" | "put">> {
    const shelf = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, shelf);
    return {
      match: async (key) => shelf.get(new URL(String(key), ROOT).href)?.clone(),
      put: async (key, response) => {
        if (this.isFull) throw new DOMException("no room", "QuotaExceededError");
        shelf.set(String(key), response);
      },
    };
  }
  put(name: string, path: string, text: string): void {
    const shelf = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, shelf.set(ROOT + path, new Response(text)));
  }
}

let shelves: Shelves;
let acts: Record<string, Act>;
const online = vi.fn<(url: URL | Request) => Promise<Response>>();
const query = vi.fn<() => Promise<{ held: { name: string }[] }>>();
const skipWaiting = vi.fn(async () => undefined);
const claim = vi.fn(async () => undefined);

beforeEach(() => {
  vi.clearAllMocks();
  vi.resetModules();
  [shelves, acts] = [new Shelves(), {}];
  online.mockImplementation(async () => new Response(INDEX));
  query.mockResolvedValue({ held: [] });
  vi.stubGlobal("caches", shelves);
  vi.stubGlobal("fetch", online);
  vi.stubGlobal("navigator", { locks: { query } });
  vi.stubGlobal("location", { href: `${ROOT}sw.js` });
  vi.stubGlobal("clients", { claim });
  vi.stubGlobal("skipWaiting", skipWaiting);
  vi.stubGlobal("addEventListener", (kind: string, act: Act) => (acts[kind] = act));
});

/** Begin the worker of a version. */
async function begin(kept: Partial<Kept> = {}): Promise<void> {
  vi.stubGlobal("KEPT", { ...KEPT, ...kept });
  await import("../src/worker/pages.ts");
}

async function wake(kind: string): Promise<void> {
  const works: Promise<unknown>[] = [];
  acts[kind]?.({ waitUntil: (work: Promise<unknown>) => void works.push(work) });
  await Promise.all(works);
}

/** What the worker answers; null where it lets the browser ask. */
async function answer(path: string, wish: { mode?: string; method?: string } = {}): Promise<string | null> {
  let answered: Promise<Response> | null = null;
  const request = { url: new URL(path, ROOT).href, mode: "cors", method: "GET", ...wish };
  acts["fetch"]?.({ request, waitUntil: () => undefined, respondWith: (given: Promise<Response>) => (answered = given) });
  return answered && (await (answered as Promise<Response>)).text();
}

const asked = (): string[] => online.mock.calls.map(([url]) => String(url instanceof URL ? url.href : url.url).slice(ROOT.length));

it("keeps every file of its version", async () => {
  await begin();
  await wake("install");
  expect(asked().sort()).toEqual([...FILES].sort());
  online.mockRejectedValue(new Error("no network"));
  expect(await answer("", { mode: "navigate" })).toBe(INDEX);
  expect(await answer("t/~table", { mode: "navigate" })).toBe(INDEX);
  expect(await answer("flags/fr.svg")).toBe(INDEX);
});

it("is not there before all of it is", async () => {
  await begin();
  online.mockImplementation(async (url) => (String(url).includes("flags") ? new Response("", { status: 404 }) : new Response(INDEX)));
  await expect(wake("install")).rejects.toThrow("404");
});

it("takes no index of another version", async () => {
  await begin();
  online.mockImplementation(async () => new Response(INDEX.replace("index-1", "index-2")));
  await expect(wake("install")).rejects.toThrow("another version");
});

it("fetches only what has changed", async () => {
  shelves.put("mappamundi /maps/ zero", "flags/fr.svg?bb", "a flag");
  shelves.put("mappamundi /maps/ zero", "assets/index-0.js", "old");
  await begin();
  await wake("install");
  expect(asked().sort()).toEqual(["?aa", "assets/index-1.js"]);
  expect(await answer("flags/fr.svg")).toBe("a flag");
});

it("leaves to the server what is the server's", async () => {
  await begin();
  await wake("install");
  expect(await answer("api/me")).toBeNull();
  expect(await answer("api/me/export", { mode: "navigate" })).toBeNull();
  expect(await answer("healthz", { mode: "navigate" })).toBeNull();
  expect(await answer("t/table", { mode: "navigate", method: "POST" })).toBeNull();
  expect(await answer("https://elsewhere.example.org/", { mode: "navigate" })).toBeNull();
  expect(await answer("/other/", { mode: "navigate" })).toBeNull();
});

it("knows no pages but the index where it is alone", async () => {
  await begin({ isAlone: true });
  await wake("install");
  expect(await answer("index.html", { mode: "navigate" })).toBe(INDEX);
  expect(await answer("t/table", { mode: "navigate" })).toBeNull();
});

it("forgets older versions, but not those of open pages, nor anybody else's", async () => {
  for (const version of ["zero", "half"]) shelves.put(`mappamundi /maps/ ${version}`, `assets/index-${version}.js`, version);
  shelves.put("mappamundi /other/ zero", "assets/index-zero.js", "other");
  query.mockResolvedValue({ held: [{ name: "a lock of somebody" }, { name: `${ROOT}assets/index-half.js` }] });
  await begin();
  await wake("install");
  await wake("activate");
  expect(await shelves.keys()).toEqual(["mappamundi /maps/ half", "mappamundi /other/ zero", "mappamundi /maps/ one"]);
  expect(await answer("assets/index-half.js")).toBe("half");
  query.mockResolvedValue({ held: [] });
  await answer("", { mode: "navigate" });
  await vi.waitFor(async () => expect(await shelves.keys()).not.toContain("mappamundi /maps/ half"));
  expect(claim).toHaveBeenCalledOnce();
});

it("takes over when it is told to, and not before", async () => {
  await begin();
  await wake("install");
  expect(skipWaiting).not.toHaveBeenCalled();
  await wake("message");
  expect(skipWaiting).toHaveBeenCalledOnce();
});

it("keeps networks with the pages, so that masters play without a line", async () => {
  await begin({ extras: [NETWORK] });
  await wake("install");
  online.mockRejectedValue(new Error("no network"));
  expect(await answer(NETWORK)).toBe(INDEX);
});

it("is of use without the networks", async () => {
  await begin({ extras: [NETWORK] });
  online.mockImplementation(async (url) => (String(url).includes("network") ? new Response("", { status: 404 }) : new Response(INDEX)));
  await wake("install");
  expect(await answer("", { mode: "navigate" })).toBe(INDEX);
});

it("fetches networks only when a bot asks them where somebody pays for every byte, and keeps them then", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await begin({ extras: [NETWORK] });
  await wake("install");
  expect(asked()).not.toContain(NETWORK);
  expect(await answer(NETWORK)).toBe(INDEX);
  online.mockRejectedValue(new Error("no network"));
  expect(await answer(NETWORK)).toBe(INDEX);
});

it("hands on what it has fetched where nothing more can be kept", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await begin({ extras: [NETWORK] });
  await wake("install");
  shelves.isFull = true;
  expect(await answer(NETWORK)).toBe(INDEX);
});
