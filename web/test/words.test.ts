/** No English in components, nothing trusted as HTML, and no word that is missing or idle. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type AST, parse } from "svelte/compiler";
import { expect, test } from "vitest";
import { messages } from "../plugins/atlas.ts";

const SOURCE = resolve(import.meta.dirname, "../src");
// What is the same in every language: our name, a kind of file, codes of continents.
const BRAND = /^(Mappamundi|– Mappamundi|\(PDF\)|[A-Z]{2}\/[A-Z]{2})$/;
const LETTERS = /\p{L}{2,}/u;
const READ_ALOUD = ["aria-label", "title", "placeholder", "alt", "label"];

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((path) => !path.startsWith("dev"));
const read = (path: string): string => readFileSync(join(SOURCE, path), "utf-8");
const components = files.filter((path) => path.endsWith(".svelte"));
const sources = files.filter((path) => /(?<!\.test)\.(ts|svelte)$/.test(path));
const known = [...messages("en").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);

/** Every piece of a component's markup. */
function* walk(node: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(node)) for (const each of node) yield* walk(each);
  else if (node && typeof node === "object") {
    yield node as Record<string, unknown>;
    for (const [key, value] of Object.entries(node)) if (key !== "metadata") yield* walk(value);
  }
}

function english(path: string): string[] {
  const tree = parse(read(path), { modern: true }) as AST.Root;
  const found: string[] = [];
  for (const node of walk(tree.fragment)) {
    if (node["type"] === "Attribute" && !READ_ALOUD.includes(String(node["name"]))) node["value"] = true;
    if (node["type"] === "StyleDirective") node["value"] = true;
    if (node["type"] === "Text" && LETTERS.test(String(node["data"]))) found.push(String(node["data"]).trim());
  }
  return found.filter((text) => !BRAND.test(text));
}

test.each(components)("%s holds no sentence of its own", (path) => {
  expect(english(path)).toEqual([]);
});

test.each(components)("%s trusts nothing as HTML", (path) => {
  expect(read(path)).not.toContain("{@html");
});

test.each(sources)("%s loads nothing from elsewhere", (path) => {
  expect(read(path)).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
});

test.each(sources)("%s says only what there is to say", (path) => {
  const said = [...read(path).matchAll(/\b(?:say:?|does:)\s*\(?\s*"([a-z][\w-]*)"/g)].map(([, id]) => id);
  expect(said.filter((id) => !known.includes(id))).toEqual([]);
});

test("every word for the browser is said somewhere", () => {
  const everything = sources.map(read).join("\n");
  const idle = known.filter((id) => /^web-/.test(id ?? "") && !everything.includes(`"${id}"`));
  expect(idle).toEqual([]);
});

test("nothing outside a game's folder names a game", () => {
  const slugs = readdirSync(join(SOURCE, "games"));
  // The outlines of the world are called like one of them.
  const mentions = (path: string): string => read(path).replaceAll(/objects\["countries"\]/g, "");
  for (const path of sources.filter((each) => !each.startsWith("games")))
    for (const slug of slugs) expect(mentions(path), path).not.toMatch(new RegExp(`["'\`/]${slug}["'\`/]`));
});
