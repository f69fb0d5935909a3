/** What there is to read between scenes: what the last round has brought, and what was missed, until somebody goes on. */
import type { Line } from "$lib/protocol";
import type { Tally, Tallying } from "$lib/tally";

const TITLE = 2000; // milliseconds to see that there is something to read
const SHARE = 1000; // milliseconds for what a seat has won
const MOST = 8000; // milliseconds, however many seats there are
const HELD = 20_000; // milliseconds that whoever plays is waited for

export class Reading {
  tally = $state.raw<Tally | null>(null);
  missed = $state.raw<Line[]>([]);
  tallying: Tallying<unknown> | null = null; // how the game at a table sums up a round
  #summed: Tally | null = null; // the last round that was summed up

  /** Sum up the round that is over, if one is, and say for how many milliseconds nothing else is shown: for who plays, until they go on. */
  sumUp(before: unknown, after: unknown, news: readonly Line[], story: readonly Line[], isPlaying: boolean): number {
    const [told, all] = [news, story].map((lines) => lines.map((line) => line.told));
    const tally = this.tallying?.(before, after, told ?? [], all ?? [], this.#summed);
    if (!tally) return 0;
    this.tally = this.#summed = tally;
    if (tally.isRace) return 0;
    return isPlaying ? HELD : Math.min(MOST, TITLE + SHARE * tally.shares.length);
  }

  /** Something was told that nobody saw. */
  miss(lines: readonly Line[]): void {
    this.missed = [...this.missed, ...lines];
  }

  goOn(): void {
    this.tally = null;
    this.missed = [];
  }
}
