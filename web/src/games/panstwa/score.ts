/** What the story of a game of Państwa tells about its rounds. */
import type { Line } from "$lib/protocol";

/** By round and seat the points of every tile that was turned; each seat turns one a round. */
export function rounds(story: readonly Line[], seats: number): number[][] {
  const turned = story.filter(({ told }) => told.message === "panstwa-turned");
  const points = turned.map(({ told }) => Number(told.arguments?.["points"] ?? 0));
  return Array.from({ length: Math.ceil(points.length / seats) }, (_, i) => points.slice(i * seats, (i + 1) * seats));
}
