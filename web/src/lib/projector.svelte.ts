/** Whoever plays a reel: every step of it is acted out as it was at the table. */
import { Director } from "$lib/director.svelte";
import type { ReplayStep } from "$lib/http";
import type { Line } from "$lib/protocol";
import type { Reel } from "$lib/reel.svelte";
import { type Picture, type Scene, type Staging, still, type Take } from "$lib/scene";

/** What is being played, how far it has come, through whose eyes, and how its game acts things out. */
export interface Film {
  readonly reel: Reel;
  readonly at: number;
  readonly seat: number | null;
  readonly stage: Staging<unknown> | undefined;
}

export class Projector {
  picture = $state.raw<Picture<unknown> | null>(null);
  readonly #director = new Director<number>({
    take: (step) => this.#take(step),
    show: (_, picture) => (this.picture = picture),
    settle: (step) => {
      this.picture = null;
      this.turn(step);
      return 0;
    },
  });

  /** `read` says what is played; `turn` goes to a step. */
  constructor(
    private readonly read: () => Film | null,
    private readonly turn: (step: number) => void,
  ) {}

  get scene(): Scene | null {
    return this.#director.scene;
  }

  /** One step on, unless the last is still being acted out. */
  advance(): void {
    const film = this.read();
    if (film?.reel.step(film.at + 1) && this.#director.isIdle) this.#director.queue(film.at + 1);
  }

  stop(): void {
    this.#director.forget();
    this.picture = null;
  }

  /** What was told up to what is seen. */
  story(film: Film): Line[] {
    const next = film.reel.step(film.at + 1)?.story.slice(0, this.picture?.told ?? 0) ?? [];
    return [...film.reel.story(film.at), ...next.map((told) => ({ version: film.at + 1, told }))];
  }

  #take(step: number): Take<unknown> {
    const film = this.read();
    const [before, after] = [film?.reel.step(step - 1), film?.reel.step(step)];
    if (!film?.stage || !before || !after) return still(0);
    return film.stage(viewOf(before, film.seat), viewOf(after, film.seat), after.story);
  }
}

/** What somebody saw at a step. */
export function viewOf(step: ReplayStep, seat: number | null): unknown {
  return seat !== null && step.views ? step.views[seat] : step.view;
}
