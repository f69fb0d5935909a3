/** A card of a game as a picture by itself, loaded when one is first shown. */
import type { Component } from "svelte";

export type Portrait = Component<{ card: string }>;

const LOADERS = import.meta.glob<{ default: Portrait }>("../games/*/Portrait.svelte");

/** How a game's cards look; null for a game without. */
export async function portrait(slug: string): Promise<Portrait | null> {
  const load = LOADERS[`../games/${slug}/Portrait.svelte`];
  return load ? (await load()).default : null;
}
