import { render } from "svelte/server";
import { beforeAll, expect, it, vi } from "vitest";
import { speak } from "$lib/speech.svelte";
import ScoreSheet from "$parts/ScoreSheet.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

it("crowns whom the rules put first, not the highest number", () => {
  const { body } = render(ScoreSheet, { props: { names: ["Ada", "Ben", "Eva"], rows: [], totals: [12, 20, 12], places: [1, 3, 1] } });
  const cells = [...body.matchAll(/<td[^>]*>(?:<!--.*?-->|<span class="number[^>]*>)*(\d.*?)<\/td>/gs)].map(([, cell]) => cell?.includes('aria-label="Ahead"'));
  expect(cells).toEqual([true, false, true]);
});
