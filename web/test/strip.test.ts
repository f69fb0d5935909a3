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

it("keeps the place of what it says while cards are split", () => {
  const tasks = { FR: ["eu", "closed"], BR: ["sa", "closed"] };
  const splits = { "eu closed": 1, "closed sa": 1 };
  const view = { tasks, is_mixed: true, splits, continents: {}, sides: [{ piles: {}, closed: [] }] } as unknown as View;
  const props = { view, seat: 0, sealed: [], hinted: [], isDone: false, isReplay: false, onplan: () => {} };
  const said = (plan: Record<string, string>): boolean => render(Split, { props: { ...props, plan } }).body.includes("At least one card");
  expect(said({})).toBe(true);
  expect(said({ FR: "eu", BR: "closed" })).toBe(true);
});

it("writes what lies below nothing with a minus, not with a hyphen", () => {
  expect([figureText("-5.4"), figureText("-0.3"), figureText("12.0")]).toEqual(["−5.4", "−0.3", "12.0"]);
});
