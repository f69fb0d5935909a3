/** The games that the browser can show: one folder each, loaded when first asked for. */
import type { Face } from "$lib/board";

type Loader = () => Promise<{ default: Face<unknown> }>;

const LOADERS = import.meta.glob<{ default: Face<unknown> }>("../games/*/index.ts");

function loader(slug: string): Loader | undefined {
  return LOADERS[`../games/${slug}/index.ts`];
}

/** Is there a board for this game? */
export function hasFace(slug: string): boolean {
  return loader(slug) !== undefined;
}

/** The board of a game and its words. */
export async function face(slug: string): Promise<Face<unknown>> {
  const load = loader(slug);
  if (!load) throw new RangeError(slug);
  return (await load()).default;
}
