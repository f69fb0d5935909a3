/** What makes of the pages something to install: the manifest, and the list of files that the worker keeps. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Kept } from "../src/worker/kept.ts";
import { messages } from "./atlas.ts";
import { ICONS } from "./icon.ts";

const MANIFEST = "manifest.webmanifest";
const WORKER = "sw.js";
const INDEX = "index.html";
const ENTRY = /<script type="module"[^>]* src="\/([^"]+)"/;
// Letters of languages that the pages do not speak are fetched when a name needs them; the rest is no part of a page.
const NOT_KEPT = /^(sw\.js|index\.html|built-from\.txt|assets\/.*-(cyrillic|greek|vietnamese)\b.*)$/;
const LARGE = /^assets\/.*\.network-.*\.bin$/; // networks: a version is of use without them
const NAMED_BY_CONTENT = /^assets\//;

/** What a phone or a desk is told about the pages when they are installed; all addresses are beside it. */
export function manifest(): string {
  const spoken = new FluentBundle("en");
  spoken.addResource(new FluentResource(messages("en")));
  const pattern = spoken.getMessage("web-headline")?.value;
  const icons = ICONS.filter(({ purpose }) => purpose !== "apple").map(({ name, dots, purpose }) => ({ src: name, sizes: `${dots}x${dots}`, type: "image/png", purpose }));
  const about = {
    name: "Mappamundi",
    short_name: "Mappamundi",
    description: pattern ? spoken.formatPattern(pattern) : "",
    lang: "en",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#e7ede6",
    theme_color: "#2b6676",
    categories: ["games", "education"],
    icons: [...icons, { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
  };
  return JSON.stringify(about, null, 2) + "\n";
}

const hash = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex").slice(0, 12);

/** The files of a folder, those whose names do not tell their content with a hash of it; the index is the folder itself. */
export function kept(folder: string): Kept {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(folder.length + 1).replaceAll("\\", "/"))
    .filter((path) => !NOT_KEPT.test(path))
    .sort();
  const index = readFileSync(join(folder, INDEX), "utf-8");
  const keyed = paths.map((path) => (NAMED_BY_CONTENT.test(path) ? path : `${path}?${hash(readFileSync(join(folder, path)))}`));
  const files = [`?${hash(index)}`, ...keyed];
  const entry = ENTRY.exec(index)?.[1];
  if (!entry) throw new Error("the index names no script");
  const isLarge = (path: string): boolean => LARGE.test(path);
  return { version: hash(files.join("\n")), entry, files: files.filter((each) => !isLarge(each)), extras: files.filter(isLarge), isAlone: false };
}

export function keeping(): Plugin {
  let folder = "";
  return {
    name: "mappamundi-keeping",
    configResolved: (config) => void (folder = config.build.outDir),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: MANIFEST, source: manifest() });
    },
    closeBundle() {
      const worker = join(folder, WORKER);
      const code = readFileSync(worker, "utf-8");
      if (/^\s*(im|ex)port\b/m.test(code)) throw new Error("the worker has to be one script");
      // The list is a line of its own, which `mappamundi site` reads and writes anew.
      writeFileSync(worker, `self.KEPT=${JSON.stringify(kept(folder))};\n${code}`);
    },
  };
}
