import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ENOUGH = 4.5; // WCAG 2.2, 1.4.3
const WASH = 0.14; // of its own colour that paper is tinted with at most
const GROUNDS = ["cloth", "cloth-deep", "paper", "paper-warm"];
const INKS = ["ink", "ink-soft", "sea", "accent", "gold", "good", "bad"];
type Colour = [number, number, number];

const text = readFileSync(new URL("../src/style/tokens.css", import.meta.url), "utf8");
const SCHEMES = ["light", "dark"] as const;
const tokens = new Map([...text.matchAll(/--([a-z-]+): light-dark\(#(\w{6}), #(\w{6})\)/g)].map((each) => [each[1] ?? "", each.slice(2)]));
const tints = [...tokens.keys()].filter((name) => name.startsWith("tint-"));

function colour(hex: string): Colour {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Colour;
}

function token(scheme: (typeof SCHEMES)[number], name: string): Colour {
  return colour(tokens.get(name)?.[SCHEMES.indexOf(scheme)] ?? "");
}

function luminance(of: Colour): number {
  const [red, green, blue] = of.map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

function washed(paper: Colour, tint: Colour): Colour {
  return paper.map((each, i) => each + ((tint[i] ?? 0) - each) * WASH) as Colour;
}

describe.each(SCHEMES)("in the %s", (scheme) => {
  it.each(INKS)("%s can be read on every cloth and paper", (ink) => {
    for (const ground of GROUNDS) expect(contrast(token(scheme, ink), token(scheme, ground)), ground).toBeGreaterThanOrEqual(ENOUGH);
  });

  it.each(["ink", "ink-soft", "gold"])("%s can be read on gold", (ink) => {
    expect(contrast(token(scheme, ink), token(scheme, "gold-soft"))).toBeGreaterThanOrEqual(ENOUGH);
  });

  it.each(tints)("%s can be read", (name) => {
    const tint = token(scheme, name);
    for (const ground of GROUNDS) expect(contrast(tint, token(scheme, ground)), ground).toBeGreaterThanOrEqual(ENOUGH);
    for (const paper of ["paper", "paper-warm"]) {
      expect(contrast(tint, washed(token(scheme, paper), tint)), paper).toBeGreaterThanOrEqual(ENOUGH);
    }
  });
});
