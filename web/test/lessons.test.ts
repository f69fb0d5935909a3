/** Every lesson: short, said in all languages, and about parts that its board has. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "$lib/http";
import { bundled } from "$lib/speech.svelte";
import { hasLesson, lesson } from "$lib/lessons";
import { messages } from "../plugins/atlas.ts";

const SOURCE = resolve(import.meta.dirname, "../src");
const SLUGS = readdirSync(join(SOURCE, "games"));
const LONGEST = 220; // letters: no more fits below a board on a phone

function parts(folder: string): string[] {
  const files = readdirSync(join(SOURCE, folder)).filter((name) => name.endsWith(".svelte"));
  const text = files.map((name) => readFileSync(join(SOURCE, folder, name), "utf-8")).join("\n");
  const marks = [...text.matchAll(/data-part=("[a-z]+"|\{[^}]+\})/g)];
  return marks.flatMap(([, mark = ""]) => [...mark.matchAll(/"([a-z]+)"/g)].map(([, name]) => name ?? ""));
}

test.each(SLUGS)("%s can be learned in five to nine steps, each of its own", async (slug) => {
  expect(hasLesson(slug)).toBe(true);
  const { steps } = await lesson(slug);
  expect(steps.length).toBeGreaterThanOrEqual(5);
  expect(steps.length).toBeLessThanOrEqual(9);
  expect(new Set(steps.map((step) => step.say)).size).toBe(steps.length);
});

test.each(SLUGS)("%s points only at what its board has", async (slug) => {
  const { steps } = await lesson(slug);
  const known = [...parts(`games/${slug}`), ...parts("table")];
  expect(steps.filter((step) => !known.includes(step.at))).toEqual([]);
});

test.each(LANGUAGES)("every lesson is told in a few words: %s", async (language) => {
  const bundle = bundled(language, messages(language));
  for (const slug of SLUGS) {
    for (const { say } of (await lesson(slug)).steps) {
      const text = bundle.formatPattern(bundle.getMessage(say)?.value ?? "");
      expect(text.length, say).toBeGreaterThan(0);
      expect(text.length, say).toBeLessThanOrEqual(LONGEST);
    }
  }
});
