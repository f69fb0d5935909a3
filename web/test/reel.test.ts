import { afterEach, expect, test, vi } from "vitest";
import { Reel } from "$lib/reel.svelte";

const LENGTH = 250;
const PAGE = 100;
const ME = "/api/me"; // whoever has not been told who they are asks that first

function serve(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    if (path === ME) return Promise.resolve(new Response("{}"));
    asked.push(path);
    const first = Number(new URL(path, "http://here").searchParams.get("from"));
    const count = Math.min(PAGE, LENGTH - first);
    const steps = Array.from({ length: count }, (_, i) => ({ view: first + i, story: [{ message: `${first + i}`, arguments: {} }], waiting: [] }));
    return Promise.resolve(new Response(JSON.stringify({ steps, first, length: LENGTH })));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("steps are fetched as they are wanted, and once", async () => {
  const asked = serve();
  const reel = new Reel("table", "all");
  for (let at = 0; at < LENGTH; at += 1) {
    await reel.want(at);
    expect(reel.step(at)?.view).toBe(at);
  }
  expect(asked.length).toBe(3);
  for (let at = LENGTH - 1; at >= 0; at -= 1) await reel.want(at);
  expect(asked.length).toBe(3);
});

test("a leap needs one page, and the story goes back as far as the steps do", async () => {
  const asked = serve();
  const reel = new Reel("table", "0");
  await Promise.all([reel.want(200), reel.want(200)]);
  expect(asked).toEqual(["/api/tables/table/replay?as=0&from=180"]);
  expect(reel.length).toBe(LENGTH);
  expect(reel.story(200).map((line) => line.told.message)).toEqual(Array.from({ length: 21 }, (_, i) => `${180 + i}`));
  expect(reel.step(10)).toBeUndefined();
  await reel.want(170);
  expect(reel.story(200).length).toBe(51);
});
