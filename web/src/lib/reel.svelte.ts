/** A game to step through: its steps come as they are wanted, some at a time. */
import { api } from "$lib/api";
import type { Replay, ReplayStep } from "$lib/http";
import { attempt } from "$lib/attempt";
import type { Line } from "$lib/protocol";

const AHEAD = 20; // steps that are asked for before they are needed, and as many before the one needed
const TOLD = 100; // steps of which the story is told, at most

export class Reel {
  readonly id: string;
  readonly eyes: string;
  about = $state.raw<Replay | null>(null); // the last answer
  isGone = $state(false); // there was never an answer
  #steps = $state.raw<readonly (ReplayStep | undefined)[]>([]);
  #asked: Promise<void> | null = null;

  constructor(id: string, eyes: string) {
    this.id = id;
    this.eyes = eyes;
  }

  get length(): number {
    return this.about?.length ?? 1;
  }

  step(at: number): ReplayStep | undefined {
    return this.#steps[at];
  }

  /** What was told up to a step, as far back as the steps are here without a gap. */
  story(at: number): Line[] {
    const lines: Line[][] = [];
    for (let version = at; version > at - TOLD; version -= 1) {
      const step = this.#steps[version];
      if (!step) break;
      lines.unshift(step.story.map((told) => ({ version, told })));
    }
    return lines.flat();
  }

  /** See to it that a step is here, and some after it; one question at a time. */
  async want(at: number): Promise<void> {
    await this.#asked;
    const from = this.#missing(at);
    if (from === null) return;
    this.#asked ??= this.#fetch(from).finally(() => (this.#asked = null));
    await this.#asked;
  }

  #missing(at: number): number | null {
    if (!this.#steps[at]) return Math.max(0, at - AHEAD);
    const last = Math.min(at + AHEAD, this.length - 1);
    for (let next = at; next <= last; next += 1) if (!this.#steps[next]) return next;
    return null;
  }

  async #fetch(from: number): Promise<void> {
    const found = await attempt(api.replay(this.id, this.eyes, from));
    this.isGone = !found && !this.about;
    if (!found) return;
    const steps = [...this.#steps];
    found.steps.forEach((step, i) => (steps[found.first + i] = step));
    this.#steps = steps;
    this.about = found;
  }
}
