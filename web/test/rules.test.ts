/** The rules beside the table: without citations, and with pictures that belong to their sections. */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { pictures } from "$lib/pictures";
import { section } from "$lib/rules";
import { LANGUAGES } from "$lib/http";
import { bundled } from "$lib/speech.svelte";
import { messages } from "../plugins/atlas.ts";
import { tree } from "../plugins/rules.ts";

const SLUGS = readdirSync(join(resolve(import.meta.dirname, "../src"), "games"));
const EVERY = SLUGS.flatMap((slug) => LANGUAGES.map((language) => ({ slug, language })));
const RULING = /\b[CKLNPX]\d+\b/;

test.each(EVERY)("$slug cites no rulings: $language", ({ slug, language }) => {
  const text = JSON.stringify(tree(slug, language));
  expect(text).not.toMatch(RULING);
  expect(text).not.toMatch(/\(\)| \.(?= |")/);
});

test("what else stands in brackets is kept", () => {
  const text = EVERY.map(({ slug, language }) => JSON.stringify(tree(slug, language)));
  for (const each of text) expect(each).toMatch(/"1\.1"/);
  expect(text.filter((each) => each.includes("(§")).length).toBeGreaterThanOrEqual(LANGUAGES.length);
});

test.each(EVERY)("$slug has two or three pictures, each in a section there is and with a caption: $language", async ({ slug, language }) => {
  const shown = Object.entries(await pictures(slug));
  const sections = tree(slug, language).map(section);
  const bundle = bundled(language, messages(language));
  expect([2, 3]).toContain(shown.length);
  for (const [number, { say }] of shown) {
    expect(sections).toContain(Number(number));
    expect(bundle.formatPattern(bundle.getMessage(say)?.value ?? "").length, say).toBeGreaterThan(0);
  }
});
