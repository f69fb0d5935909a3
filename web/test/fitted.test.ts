import { render } from "svelte/server";
import { expect, it } from "vitest";
import { breadth, columns } from "$lib/letters";
import Fitted from "$parts/Fitted.svelte";

it.each([
  ["North Macedonia", "Macedonia"],
  ["Guinea-Bissau", "Guinea-"],
  ["Peru", "Peru"],
])("is as large as its longest word allows: %s", (text, word) => {
  expect(render(Fitted, { props: { text } }).body).toContain(`--letters: ${breadth(word)}`);
});

it.each([
  ["Saint Vincent and the Grenadines", ["Saint Vincent and the Grenadines", "Saint Vincent and", "Saint Vincent"]],
  ["Guinea-Bissau", ["Guinea-Bissau", "Guinea-", "Guinea-"]],
  ["Peru", ["Peru", "Peru", "Peru"]],
  ["…", ["…", "…", "…"]],
])("needs no more than its widest line where lines are counted: %s", (text, widest) => {
  expect(columns(text, 3)).toEqual(widest.map(breadth));
});

it("gives wide letters more room than narrow ones", () => {
  expect(breadth("mm")).toBeGreaterThan(breadth("nn"));
  expect(breadth("nn")).toBeGreaterThan(breadth("ll"));
  expect(breadth("ŁŚ")).toBeGreaterThan(breadth("łś"));
});
