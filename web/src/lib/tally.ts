/** What a round has brought: a line for each seat, with what was won and why. */
import type { Told } from "$lib/protocol";

export interface Share {
  readonly seat: number;
  why(): string; // in the language spoken now
  readonly gained: number | null; // null where it is not known, or not counted by rounds
  readonly total: number | null; // as things lie now
  readonly place: number | null; // as the rules rank the seats, once they do
}

export interface Tally {
  title(names: readonly string[]): string;
  readonly shares: readonly Share[];
  readonly isRace?: boolean; // the next round runs already: nothing may lie over it
}

/** How a game sums up a round: from what was shown last, what is shown now, what is told of it, all that was told, and the last sum. */
export type Tallying<View> = (before: View, after: View, told: readonly Told[], story: readonly Told[], last?: Tally | null) => Tally | null;

/** What was told from the last sentence of a kind on. */
export function since(story: readonly Told[], message: string): readonly Told[] {
  return story.slice(story.findLastIndex((each) => each.message === message) + 1);
}
