/** Something shown step by step; at once to whoever wants no motion or is impatient. */
import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

export class Reveal {
  step = $state(0);
  #steps = $state(0);
  #key: string | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `read` says what is shown, by a key of its own, and in how many steps of `pace` milliseconds. */
  constructor(
    private readonly pace: number,
    read: () => { key: string; steps: number },
  ) {
    $effect.pre(() => {
      const { key, steps } = read();
      untrack(() => this.#follow(key, steps));
    });
    $effect(() => () => clearInterval(this.#timer));
  }

  /** Is there more to come? */
  get isRunning(): boolean {
    return this.step < this.#steps;
  }

  /** Show all of it now. */
  finish(): void {
    clearInterval(this.#timer);
    this.step = this.#steps;
  }

  /** Begin again from nothing. */
  replay(): void {
    clearInterval(this.#timer);
    if (prefersReducedMotion.current || this.#steps === 0) return this.finish();
    this.step = 0;
    this.#timer = setInterval(() => {
      this.step += 1;
      if (!this.isRunning) clearInterval(this.#timer);
    }, this.pace);
  }

  /** What a page finds when it opens has happened before, and is not acted out. */
  #follow(key: string, steps: number): void {
    const isFirst = this.#key === undefined;
    const isNew = key !== this.#key;
    this.#key = key;
    this.#steps = steps;
    if (isFirst) this.finish();
    else if (isNew) this.replay();
    else if (this.step > steps) this.step = steps;
  }
}
