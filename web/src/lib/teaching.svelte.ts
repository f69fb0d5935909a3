/** A lesson under way: one step at a time, each once; what was seen is kept on this device. */
import type { Board } from "$lib/board";
import { isStill, momentOf, next, type Step } from "$lib/lesson";

const KEPT = "mappamundi.lesson"; // the latest lesson only

/** Begin a lesson at a table, or go on with it there. */
export function keepLesson(table: string, seen: readonly string[] = []): void {
  localStorage.setItem(KEPT, JSON.stringify({ table, seen }));
}

/** What was seen of the lesson at a table; null where there is none. */
export function lessonAt(table: string): string[] | null {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null") as { table: string; seen: string[] } | null;
  return kept?.table === table ? kept.seen : null;
}

export class Teaching {
  seen = $state.raw<readonly string[]>([]);
  shown = $state.raw<Step<unknown> | null>(null);
  #now = ""; // the moment that was looked at last
  #past: string | null = null; // the moment when something was said last

  constructor(
    readonly table: string,
    readonly steps: readonly Step<unknown>[],
  ) {
    this.seen = lessonAt(table) ?? [];
  }

  /** Has everything been said? */
  get isComplete(): boolean {
    return this.steps.every((step) => this.seen.includes(step.say));
  }

  /** Look at the board: a step stays until it is understood, or until its reader has acted; one at a moment. */
  look(board: Board<unknown>, isSettled: boolean): void {
    this.#now = momentOf(board);
    if (!isSettled) return this.understood();
    if (this.shown || !isStill(board)) return;
    const step = next(this.steps, this.seen, board);
    if (step?.isNext || this.#now !== this.#past) this.shown = step;
  }

  understood(): void {
    if (!this.shown) return;
    this.seen = [...this.seen, this.shown.say];
    this.#past = this.#now;
    this.shown = null;
    keepLesson(this.table, this.seen);
  }

  end(): void {
    localStorage.removeItem(KEPT);
  }
}
