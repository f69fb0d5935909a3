/** What plots of somebody's games are made of. */
import type { PlayedGame } from "$lib/http";
import { type Level, LEVELS } from "$lib/protocol";

export const WIDE = 300;
export const HIGH = 90;

/** How often each place was taken, the first place first. */
export function places(games: readonly PlayedGame[]): number[] {
  const counts = Array<number>(Math.max(0, ...games.map((each) => each.seats))).fill(0);
  for (const { place } of games) counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  return counts;
}

/** Points over time, as the corners of a line within the plot. */
export function line(games: readonly PlayedGame[]): [number, number][] {
  const points = games.map((each) => each.points);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const step = WIDE / Math.max(1, points.length - 1);
  return points.map((each, i) => [i * step, high === low ? HIGH / 2 : HIGH - ((each - low) / (high - low)) * HIGH]);
}

export interface Row {
  level: Level | null; // null: people only
  played: number;
  won: number;
}

/** Played and won against each level of bots, and against people alone. */
export function byLevel(games: readonly PlayedGame[]): Row[] {
  const rows = [null, ...LEVELS].map((level) => {
    const own = games.filter((each) => (each.level ?? null) === level);
    return { level, played: own.length, won: own.filter((each) => each.place === 1).length };
  });
  return rows.filter((each) => each.played > 0);
}
