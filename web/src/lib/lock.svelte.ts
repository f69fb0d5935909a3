/** A lock that opens by itself: while dice still roll, nothing may say what they show. */
import type { Clock } from "$lib/protocol";

export class Lock {
  isShut = $state(false);
  #opening: ReturnType<typeof setTimeout> | undefined;

  /** As the clock of a table says. */
  set(clock: Pick<Clock, "now" | "unlocks">): void {
    const wait = (clock.unlocks ?? 0) - clock.now;
    clearTimeout(this.#opening);
    this.isShut = wait > 0;
    if (this.isShut) this.#opening = setTimeout(() => (this.isShut = false), wait);
  }
}
