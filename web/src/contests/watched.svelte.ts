/** What a page shows of something that changes by itself: looked at now and then, and after every wish. */
import { isUnreachable } from "$lib/api";
import { attempt } from "$lib/attempt";
import { Refusal } from "$lib/connection.svelte";

export class Watched<Sheet> {
  sheet = $state.raw<Sheet | null>(null);
  problem = $state.raw<Refusal | null>(null);
  isBusy = $state(false); // is a wish on its way?
  readonly #ask: () => Promise<Sheet>;

  constructor(ask: () => Promise<Sheet>) {
    this.#ask = ask;
  }

  /** Begin to look, until nothing changes any more; what ends it is handed back. */
  begin(isOver: (sheet: Sheet) => boolean, pause: number): () => void {
    return keepLooking(this.look, () => this.problem !== null || (this.sheet !== null && isOver(this.sheet)), pause);
  }

  readonly look = async (): Promise<void> => {
    try {
      this.sheet = await this.#ask();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!isUnreachable(error)) this.problem = error; // a server that is away comes back
    }
  };

  readonly act = async (wish: Promise<void>): Promise<void> => {
    this.isBusy = true;
    await attempt(wish);
    await this.look();
    this.isBusy = false;
  };
}

/** Look again and again, until there is nothing new to be seen; what comes back ends it. */
function keepLooking(look: () => Promise<void>, isDone: () => boolean, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  async function follow(): Promise<void> {
    await look();
    if (!isGone && !isDone()) timer = setTimeout(() => void follow(), pause);
  }
  void follow();
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
}
