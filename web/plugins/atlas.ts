/** The atlas and the texts of the Python package, as modules that the browser can import. */
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

export const PACKAGE = resolve(import.meta.dirname, "../../src/mappamundi");
export const LANGUAGES = ["en", "de", "fr", "pl", "it", "nl"] as const;
const KINDS = /^virtual:(messages|names|countries)/;
// What the pages show of a country.
const COLUMNS = [
  "numeric", "continents", "lat_deg", "lon_deg", "area_km2", "highest_point_m", "capital_mean_temp_c",
  "population", "life_expectancy_years", "median_age_years", "gdp_ppp_per_capita_usd", "coastline_km",
  "land_boundary_km", "coast", "government", "religion_majority", "climate_zones",
] as const;
const UNSEEN = ["admin.ftl", "print.ftl"]; // what only a terminal and paper say

/** The rows of a table of the atlas, by the names of its columns. */
export function rows(file: string): Record<string, string>[] {
  const lines = readFileSync(join(PACKAGE, "atlas", file), "utf-8").trim().split("\n");
  const [head = [], ...body] = lines.map((line) => cells(line.trimEnd()));
  return body.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i] ?? ""])));
}

/** One line of a CSV file; a cell with a comma in it stands in quotes. */
export function cells(line: string): string[] {
  const found = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...found].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

/** Every message of a language; comments are for translators. */
export function messages(language: string): string {
  const folder = join(PACKAGE, "locale", language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();
  const texts = files
    .filter((name) => !UNSEEN.includes(name))
    .map((name) => readFileSync(join(folder, name), "utf-8"));
  return texts.join("\n").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/** Country code -> [its name, its capital]. */
function names(language: string): Record<string, [string, string]> {
  const named = rows("names.csv").map((row): [string, [string, string]] => [
    row["alpha2"] ?? "",
    [row[`country_${language}`] ?? "", row[`capital_${language}`] ?? ""],
  ]);
  return Object.fromEntries(named);
}

/** The figures and kinds of every country. */
function countries(): Record<string, Record<string, string>> {
  const known = rows("countries.csv").map((row): [string, Record<string, string>] => [
    row["alpha2"] ?? "",
    Object.fromEntries(COLUMNS.map((name) => [name, row[name] ?? ""])),
  ]);
  return Object.fromEntries(known);
}

function content(id: string): string | null {
  const [kind, language = ""] = id.split("/");
  if (kind === "messages") return JSON.stringify(messages(language));
  if (kind === "names") return JSON.stringify(names(language));
  if (kind === "countries") return JSON.stringify(countries());
  return null;
}

/** `virtual:messages/de`, `virtual:names/de` and `virtual:countries`. */
export function atlas(): Plugin {
  return {
    name: "mappamundi-atlas",
    resolveId: (id) => (KINDS.test(id) ? `\0${id}` : null),
    load(id) {
      if (!KINDS.test(id.slice(1))) return null;
      const text = content(id.slice("\0virtual:".length));
      return text === null ? null : `export default ${text}`;
    },
    configureServer(server) {
      server.watcher.add(join(PACKAGE, "locale"));
      server.watcher.on("change", (path) => {
        if (!path.endsWith(".ftl")) return;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
