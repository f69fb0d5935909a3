import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { beforeAll, expect, it, vi } from "vitest";
import { speak } from "$lib/speech.svelte";
import Split from "../src/games/laender_toppen/Split.svelte";
import Strip from "../src/games/laender_toppen/Strip.svelte";
import type { View } from "../src/games/laender_toppen/view";
import { fieldName, figureText } from "../src/games/laender_toppen/words";

vi.mock("$lib/travel.svelte", () => ({ travelsOf: () => ({ card: () => undefined }) }));

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

it("says beside every field whether the highest or the lowest wins", () => {
  const field = createRawSnippet((number: () => number) => ({ render: () => `<i>${fieldName(number())}</i>` }));
  const { body } = render(Strip, { props: { field } });
  expect(body.match(/▲ <span[^>]*>highest/g)).toHaveLength(6);
  expect(body.match(/▼ <span[^>]*>lowest/g)).toHaveLength(6);
  expect(body.match(/highest wins/g)).toHaveLength(6);
  expect(body.match(/lowest wins/g)).toHaveLength(6);
});

it("counts for a pile what is meant for it", () => {
  const tasks = { FR: ["eu", "closed"], DE: ["eu", "closed"] };
  const sides = [{ piles: { eu: ["PL"] } }, { piles: { eu: ["IT", "ES", "PT"] } }];
  const view = { tasks, is_mixed: true, continents: {}, sides } as unknown as View;
  const props = { view, seat: 0, sealed: [], hinted: [], isDone: false, isReplay: false, onplan: () => {} };
  const said = (plan: Record<string, string>): string => render(Split, { props: { ...props, plan } }).body;
  expect(said({}).match(/you 1, others’ most 3/g)).toHaveLength(2);
  expect(said({ FR: "eu", DE: "closed" }).match(/you 2, others’ most 3/g)).toHaveLength(2);
});

it("writes what lies below nothing with a minus, not with a hyphen", () => {
  expect([figureText("-5.4"), figureText("-0.3"), figureText("12.0")]).toEqual(["−5.4", "−0.3", "12.0"]);
});
