/** The pictures in the rules of a game, loaded when they are first read. */
import type { Component } from "svelte";

/** Drawn from the parts of the board; its caption says in words all that it shows. */
export interface Picture {
  readonly Scene: Component;
  readonly say: string; // a Fluent id
}

/** What `games/<slug>/pictures.ts` exports by default: section of the rules -> its picture. */
export type Pictures = Readonly<Record<number, Picture>>;

const LOADERS = import.meta.glob<{ default: Pictures }>("../games/*/pictures.ts");

/** The pictures of a game; none for a game without. */
export async function pictures(slug: string): Promise<Pictures> {
  const load = LOADERS[`../games/${slug}/pictures.ts`];
  return load ? (await load()).default : {};
}
