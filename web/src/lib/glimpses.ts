/** The moving picture of each game for the front page. */
import type { Component } from "svelte";

const FOUND = import.meta.glob<{ default: Component }>("../games/*/Glimpse.svelte", { eager: true });

export function glimpse(slug: string): Component | undefined {
  return FOUND[`../games/${slug}/Glimpse.svelte`]?.default;
}
