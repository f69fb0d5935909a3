/** What is made at the build: the sign of the house in dots, the manifest, the list of files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { ICONS, png, svg } from "../plugins/icon.ts";
import { kept, manifest } from "../plugins/keeping.ts";

const DOTS = 32;

/** Red, green, blue and how much of it, at a place of a picture. */
function dot(picture: Buffer, x: number, y: number): number[] {
  const from = picture.indexOf("IDAT") + 4;
  const rows = inflateSync(picture.subarray(from, from + picture.readUInt32BE(from - 8)));
  return [...rows.subarray(y * (DOTS * 4 + 1) + 1 + x * 4, y * (DOTS * 4 + 1) + 5 + x * 4)];
}

it("draws the sign in dots as it is in lines", () => {
  const picture = png(DOTS, { isFull: false, size: 1 });
  expect(dot(picture, 0, 0)[3]).toBe(0); // round corners
  expect(dot(picture, 20, 10)).toEqual([0xc8, 0x47, 0x2c, 255]);
  expect(dot(picture, 13, 13)).toEqual([0x2b, 0x66, 0x76, 255]);
  expect(dot(png(DOTS, { isFull: true, size: 0.8 }), 0, 0)).toEqual([0x2b, 0x66, 0x76, 255]);
  for (const colour of ["#2b6676", "#fffdf7", "#c8472c"]) expect(svg()).toContain(colour);
});

it("tells who installs it what it is, with addresses beside it", () => {
  const about = JSON.parse(manifest()) as { description: string; start_url: string; scope: string; icons: { src: string; sizes: string; purpose: string }[] };
  expect(about.description).toMatch(/\w+ \w+/);
  expect([about.start_url, about.scope]).toEqual(["./", "./"]);
  expect(about.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src } of about.icons) expect(src).not.toMatch(/^\//);
  expect(ICONS.map(({ name }) => name)).toEqual(expect.arrayContaining(about.icons.map(({ src }) => src).filter((src) => src.endsWith(".png"))));
});

it("lists what makes a version, and is another list when anything changes", () => {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
  mkdirSync(join(folder, "assets"));
  write("index.html", '<script type="module" crossorigin src="/assets/index-1.js"></script>');
  for (const path of ["assets/index-1.js", "assets/alegreya-greek-wght-1.woff2", "assets/alegreya-latin-wght-1.woff2", "assets/game.network-1.bin", "icon.svg", "sw.js"]) write(path, path);
  const before = kept(folder);
  write("icon.svg", "another");
  const after = kept(folder);
  rmSync(folder, { recursive: true });
  expect(before.entry).toBe("assets/index-1.js");
  expect(before.files.map((each) => each.replace(/\?.*/, "?"))).toEqual(["?", "assets/alegreya-latin-wght-1.woff2", "assets/index-1.js", "icon.svg?"]);
  expect(before.extras).toEqual(["assets/game.network-1.bin"]);
  expect(after.version).not.toBe(before.version);
  expect(after.files.slice(0, 3)).toEqual(before.files.slice(0, 3));
});
