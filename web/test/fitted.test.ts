import { render } from "svelte/server";
import { expect, it } from "vitest";
import Fitted from "$parts/Fitted.svelte";

it.each([
  ["North Macedonia", 9],
  ["Guinea-Bissau", 6],
  ["Peru", 4],
])("is as large as its longest word allows: %s", (text, letters) => {
  expect(render(Fitted, { props: { text } }).body).toContain(`--letters: ${letters}`);
});
