/** What lies beside the cards of a question, such as dice: drawn as its game draws it, loaded when first asked. */
import type { Component } from "svelte";

export type Signs = Component<{ signs: readonly string[] }>;

const LOADERS = import.meta.glob<{ default: Signs }>("../games/*/Signs.svelte");

/** How a game draws its signs; null for a game without. */
export async function signsOf(slug: string): Promise<Signs | null> {
  const load = LOADERS[`../games/${slug}/Signs.svelte`];
  return load ? (await load()).default : null;
}
