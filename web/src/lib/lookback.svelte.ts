/** A finished game looked back on: worked out in a worker of its own, and shown as it is found out. */
import type { Analysis, Judged } from "$engine/analyst";
import type { Progress } from "$engine/analysing";
import { api } from "$lib/api";

const COSTLIEST = 3; // decisions of a seat that are told first

export class Lookback {
  part = $state(0); // of the work that is done
  found = $state.raw<Analysis | null>(null);
  hasFailed = $state(false);
  #worker: Worker | null = null;
  #isOver = false;

  /** Fetch the game and begin; nobody waits for it here. */
  async begin(table: string): Promise<void> {
    const log = await api.log(table).catch(() => null);
    this.hasFailed = log === null;
    if (log === null || this.#isOver) return;
    this.#worker = new Worker(new URL("../../engine/src/analysing.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<Progress>) => this.#take(data);
    this.#worker.onerror = () => (this.hasFailed = true);
    this.#worker.postMessage(log);
  }

  /** Nobody looks any more. */
  end(): void {
    this.#isOver = true;
    this.#worker?.terminate();
  }

  /** The costliest slips and blunders of a seat. */
  costliest(seat: number): Judged[] {
    const lost = this.of(seat).filter((each) => each.mark === "slip" || each.mark === "blunder");
    return lost.sort((one, other) => other.cost - one.cost).slice(0, COSTLIEST);
  }

  of(seat: number): Judged[] {
    return this.found?.decisions.filter((each) => each.seat === seat) ?? [];
  }

  /** What is said of the decision that led to a step of the replay. */
  at(step: number): Judged | undefined {
    return this.found?.decisions.find((each) => each.step === step);
  }

  #take(progress: Progress): void {
    this.hasFailed = progress === null;
    this.part = progress ? progress.done / progress.total : 1;
    this.found = progress?.found ?? null;
    if (this.part === 1) this.#worker?.terminate();
  }
}
