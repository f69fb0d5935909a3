import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { licence, packages } from "../plugins/licences.ts";

test("every package with a file in the bundle is named, once", () => {
  const bundle = {
    "assets/index.js": {
      moduleIds: [
        "/home/web/src/main.ts",
        "\0virtual:atlas",
        "/home/web/node_modules/svelte/src/index-client.js",
        "/home/web/node_modules/svelte/src/store.js?inner",
        "/home/web/node_modules/@fluent/bundle/esm/bundle.js",
        "C:\\web\\node_modules\\d3-geo\\node_modules\\d3-array\\src\\index.js",
      ],
    },
    "assets/alegreya.woff2": { originalFileNames: ["../web/node_modules/@fontsource-variable/alegreya/a.woff2"] },
    "index.html": {},
  };
  expect(packages(bundle)).toEqual([
    "@fluent/bundle",
    "@fontsource-variable/alegreya",
    "d3-array",
    "flag-icons",
    "svelte",
    "world-atlas",
  ]);
});

test("everything that the pages depend on says on which terms", () => {
  const about = JSON.parse(readFileSync("package.json", "utf-8")) as { dependencies: Record<string, string> };
  for (const name of Object.keys(about.dependencies)) {
    const text = licence(name);
    expect(text.startsWith(`${name} `)).toBe(true);
    expect(text.length).toBeGreaterThan(400);
  }
});
