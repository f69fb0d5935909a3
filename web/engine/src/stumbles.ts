/** How often bots have failed while nothing else happened: a fault that comes again each time does not go on for ever. */
import type { Occupant } from "./happenings.ts";
import type { Standing } from "./standing.ts";

const MOST = 3; // attempts: what was bad luck is over by then

/** Outlives the tables, which begin again from their log after every fault. */
export class Stumbles {
  readonly #counts = new Map<string, number>(); // who, and how far the table was

  /** What the bot wanted came to nothing, at a table of that version. */
  add(table: string, { chairs }: Standing, seat: number, version: number): void {
    const key = name(table, chairs, seat, version);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** The first seat for which nothing more is tried; after another bot has taken it, that one may try. */
  stuck(table: string, standing: Standing): number | undefined {
    const { chairs, version, waiting } = standing;
    return waiting.find((seat) => (this.#counts.get(name(table, chairs, seat, version)) ?? 0) >= MOST);
  }
}

function name(table: string, chairs: readonly Occupant[], seat: number, version: number): string {
  return [table, version, seat, chairs[seat]?.bot].join(" ");
}
