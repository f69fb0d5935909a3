import { beforeEach, expect, test, vi } from "vitest";
import { askToLast } from "$lib/lasting";

const kept = new Map<string, string>();
const persist = vi.fn(async () => false);

beforeEach(() => {
  kept.clear();
  persist.mockReset().mockResolvedValue(false);
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
  vi.stubGlobal("navigator", { storage: { persist } });
});

test("a browser is asked once to keep the games, whatever it says", async () => {
  await askToLast();
  await askToLast();
  expect(persist).toHaveBeenCalledTimes(1);
});

test("one that fails or knows of no such thing keeps nobody from playing", async () => {
  persist.mockRejectedValue(new Error("not allowed"));
  await askToLast();
  vi.stubGlobal("navigator", {});
  kept.clear();
  await askToLast();
  expect(persist).toHaveBeenCalledTimes(1);
});
