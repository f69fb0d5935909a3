/** A worker in which bots think, so that nothing at a table waits for them. */
import type { HintedAction } from "./protocol.ts";
import type { Question, Thinker } from "./thinking.ts";

const PATIENCE = 60_000; // milliseconds after which a bot has failed: others may think before it

/** What a thinking worker is told, and answers. */
export interface Thought {
  number: number;
  kind: keyof Thinker;
  question: Question;
}
export interface Answer {
  number: number;
  value: number | HintedAction[] | null; // null: it could not think
}

interface Pending {
  resolve(value: number | HintedAction[]): void;
  reject(reason: Error): void;
  alarm: ReturnType<typeof setTimeout>;
}

/** Has everything thought about in one worker, one thing after the other. */
export class Thinkers implements Thinker {
  readonly #open: () => Worker;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | null = null;
  #asked = 0;

  constructor(open: () => Worker) {
    this.#open = open;
  }

  async decide(question: Question): Promise<number> {
    return (await this.#ask("decide", question)) as number;
  }

  async advise(question: Question): Promise<HintedAction[]> {
    return (await this.#ask("advise", question)) as HintedAction[];
  }

  #ask(kind: keyof Thinker, question: Question): Promise<number | HintedAction[]> {
    this.#worker ??= this.#begin();
    const number = (this.#asked += 1);
    this.#worker.postMessage({ number, kind, question } satisfies Thought);
    return new Promise((resolve, reject) => {
      this.#pending.set(number, { resolve, reject, alarm: setTimeout(() => this.#giveUp(), PATIENCE) });
    });
  }

  #begin(): Worker {
    const worker = this.#open();
    worker.onmessage = (event: MessageEvent<Answer>) => this.#end(event.data);
    worker.onerror = () => this.#giveUp();
    return worker;
  }

  #end({ number, value }: Answer): void {
    const pending = this.#pending.get(number);
    if (!pending) return;
    this.#pending.delete(number);
    clearTimeout(pending.alarm);
    if (value === null) pending.reject(new Error("no thought"));
    else pending.resolve(value);
  }

  /** Whoever thinks for too long is sent away; a fresh one is asked next. */
  #giveUp(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const number of [...this.#pending.keys()]) this.#end({ number, value: null });
  }
}
