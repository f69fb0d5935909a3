/** The games that can be learned by playing: those with a lesson, loaded when it is asked for. */
import type { Lesson } from "$lib/lesson";

const LOADERS = import.meta.glob<{ default: Lesson<unknown> }>("../games/*/lesson.ts");

function path(slug: string): string {
  return `../games/${slug}/lesson.ts`;
}

/** Can this game be learned by playing? */
export function hasLesson(slug: string): boolean {
  return path(slug) in LOADERS;
}

/** The lesson of a game. */
export async function lesson(slug: string): Promise<Lesson<unknown>> {
  const load = LOADERS[path(slug)];
  if (!load) throw new RangeError(slug);
  return (await load()).default;
}
