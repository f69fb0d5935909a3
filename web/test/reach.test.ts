/** Whether there is a server to be asked. */
import { beforeEach, expect, it, vi } from "vitest";

type Reach = (typeof import("../src/lib/reach.svelte.ts"))["reach"];
type Line = (typeof import("../src/lib/connection.svelte.ts"))["connection"];

let hears: Record<string, () => void>;

beforeEach(() => {
  vi.resetModules();
  hears = {};
  vi.stubGlobal("addEventListener", (kind: string, act: () => void) => (hears[kind] = act));
});

async function begin(page: object, onLine = true): Promise<[Reach, Line]> {
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("location", { href: "https://play.example.org/maps/index.html#/atlas" });
  const [{ reach }, { connection }] = await Promise.all([import("../src/lib/reach.svelte.ts"), import("../src/lib/connection.svelte.ts")]);
  return [reach, connection];
}

it("is there until it does not answer, and again when it does", async () => {
  const [reach, line] = await begin({});
  expect(reach.isAway).toBe(false);
  reach.isSilent = true;
  expect(reach.isAway).toBe(true);
  line.isOpen = true;
  expect(reach.isAway).toBe(false);
});

it("is away when the network goes, and back with the line", async () => {
  const [reach, line] = await begin({});
  line.isOpen = line.hasBeenOpen = true;
  hears["offline"]?.();
  expect(reach.isAway).toBe(false); // one on this device answers all the same
  line.isOpen = false;
  expect(reach.isAway).toBe(true);
  hears["online"]?.();
  expect(reach.isAway).toBe(false);
});

it("is not given up before it was asked", async () => {
  const [reach] = await begin({}, false);
  expect(reach.isAway).toBe(false);
});

it("is never there on a site of files, where pages have their address behind a #", async () => {
  const [reach] = await begin({ querySelector: () => ({}) });
  const { file, pageAt, to } = await import("../src/lib/place.ts");
  expect(reach.isAway).toBe(true);
  expect([file("icon.svg"), to("/atlas")]).toEqual(["/maps/icon.svg", "#/atlas"]);
  expect(pageAt({ pathname: "/maps/", hash: "#/t/~table" })).toEqual({ path: "/t/~table", hash: "" });
  expect(pageAt({ pathname: "/maps/", hash: "#main" }).path).toBe("/");
});

it("has pages with paths of their own, where there is one", async () => {
  await begin({});
  const { file, pageAt, to } = await import("../src/lib/place.ts");
  expect([file("icon.svg"), to("/atlas")]).toEqual(["/icon.svg", "/atlas"]);
  expect(pageAt({ pathname: "/friend", hash: "#token" })).toEqual({ path: "/friend", hash: "#token" });
});
