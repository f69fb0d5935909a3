/** The licence of everything in the bundle that is not ours, beside the pages: /licences.txt. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const MODULES = resolve(import.meta.dirname, "../node_modules");
const OURS = resolve(import.meta.dirname, "../../LICENSE");
const PACKAGE = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/?]+)/;
const TEXT = /^licen[cs]e(\.\w+)?$/i;
// What other plugins read and write themselves, so that no module of the bundle tells of it.
const PICTURES = ["flag-icons", "world-atlas"];
const RULE = `\n\n${"=".repeat(80)}\n\n`;

interface About {
  name: string;
  version: string;
  license: string;
}

/** A part of the bundle: a script with its modules, or a file with where it came from. */
export interface Part {
  moduleIds?: readonly string[];
  originalFileNames?: readonly string[];
}

/** The packages whose files are in a bundle, by name. */
export function packages(bundle: Record<string, Part>): string[] {
  const files = Object.values(bundle).flatMap((part) => [...(part.moduleIds ?? []), ...(part.originalFileNames ?? [])]);
  const named = files.flatMap((file) => PACKAGE.exec(file)?.[1]?.replaceAll("\\", "/") ?? []);
  return [...new Set([...named, ...PICTURES])].sort();
}

/** Who made a package, and on which terms it may be passed on. */
export function licence(name: string): string {
  const folder = join(MODULES, name);
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as About;
  const file = readdirSync(folder).find((each) => TEXT.test(each));
  // A package that names our own licence may leave its text to us; any other must bring it.
  const text = file ? join(folder, file) : about.license === "Apache-2.0" && existsSync(OURS) ? OURS : null;
  if (!text) throw new Error(`${name} is in the bundle, but brings no licence (${about.license})`);
  return `${about.name} ${about.version} (${about.license})\n\n${readFileSync(text, "utf-8").trim()}`;
}

export function licences(): Plugin {
  return {
    name: "mappamundi-licences",
    generateBundle: {
      order: "post", // when the others have added theirs
      handler(_, bundle) {
        const source = packages(bundle).map(licence).join(RULE) + "\n";
        this.emitFile({ type: "asset", fileName: "licences.txt", source });
      },
    },
  };
}
