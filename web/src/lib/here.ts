/** The tables of this browser: a worker that answers as the server does, so that a game against bots needs none. */
import type { Asked, FromHall, ToHall } from "$engine/calls";
import { dumps } from "$engine/dumps";
import { isHere } from "$engine/opening";
import { Connection, connection, Refusal } from "$lib/connection.svelte";
import type { NewTable } from "$lib/http";
import type { Person } from "$lib/protocol";

export const UNSTARTED = "web-here-unstarted"; // nothing can be played here
const BROKEN = "web-broken";

interface Pending {
  resolve(value: unknown): void;
  reject(reason: Refusal): void;
}

/** What a connection takes for a socket: its other end is the worker. */
class Line {
  readonly readyState = WebSocket.OPEN;
  onopen = null;
  onclose = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  readonly #post: (message: ToHall) => void;

  constructor(post: (message: ToHall) => void) {
    this.#post = post;
  }

  send(text: string): void {
    this.#post({ type: "request", text });
  }

  close(): void {
    this.onmessage = null;
  }
}

class Here {
  readonly connection = new Connection(() => this.#open());
  #worker: Worker | null = null;
  #line: Line | null = null;
  #hello: ToHall & { type: "hello" } = { type: "hello", me: { id: "me", name: "", colour: "teal" }, haste: 1 };
  #calls = 0;
  #isDumb = true; // has the worker said nothing yet?
  #isBroken = false; // did the last one end without a word?
  readonly #pending = new Map<number, Pending>();

  /** Can tables be here at all? */
  get isPossible(): boolean {
    return !this.#isBroken && "WebAssembly" in globalThis && "Worker" in globalThis && "BroadcastChannel" in globalThis;
  }

  /** Learn who sits at the tables here, and by what their bots' times are multiplied. */
  meet(me: Person | undefined, haste: number): void {
    this.#hello = { type: "hello", me: me ?? this.#hello.me, haste };
    if (this.#worker) this.#post(this.#hello);
  }

  /** Ask for something that is no message to a table. */
  ask<Name extends keyof Asked>(name: Name, ...given: Parameters<Asked[Name]>): ReturnType<Asked[Name]> {
    const number = (this.#calls += 1);
    const answer = new Promise((resolve, reject) => this.#pending.set(number, { resolve, reject }));
    this.#post({ type: "call", number, name, given });
    return answer as ReturnType<Asked[Name]>;
  }

  #open(): Line {
    this.#line = new Line((message) => this.#post(message));
    this.#post(this.#hello);
    return this.#line;
  }

  #post(message: ToHall): void {
    this.#worker ??= this.#begin();
    this.#worker.postMessage(message);
  }

  #begin(): Worker {
    const worker = new Worker(new URL("../../engine/src/worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromHall>) => this.#take(data);
    worker.onerror = () => this.#fail(worker);
    this.#isDumb = true;
    return worker;
  }

  /** It could not be loaded, or has come to grief: whoever waits is told, and the next who asks begins another. */
  #fail(worker: Worker): void {
    if (this.#worker !== worker) return;
    worker.terminate();
    this.#worker = null;
    this.#isBroken = this.#isDumb;
    const why = this.#isDumb ? UNSTARTED : BROKEN;
    for (const { reject } of this.#pending.values()) reject(new Refusal(why));
    this.#pending.clear();
    this.connection.fail(why);
  }

  #take(message: FromHall): void {
    this.#isDumb = this.#isBroken = false;
    if (message.type === "reply") {
      this.#line?.onmessage?.({ data: message.text } as MessageEvent<string>);
      return;
    }
    const pending = this.#pending.get(message.number);
    this.#pending.delete(message.number);
    if (message.type === "answer") pending?.resolve(message.value);
    else pending?.reject(new Refusal(message.message, message.arguments));
  }
}

export const here = new Here();
export { isHere };

/** Where a table is: at the server, or in this browser. */
export function lineTo(table: string): Connection {
  if (!isHere(table)) return connection;
  here.connection.connect();
  return here.connection;
}

/** Hand over the log of a game as a file, which `mappamundi verify` checks. */
export async function keepLog(table: string): Promise<void> {
  const log = await here.ask("log", table);
  handOut(`${log.game}-${table}.json`, dumps(log));
}

/** Hand over a game that goes on, with all that is hidden in it: whoever opens that file goes on with it. */
export async function saveGame(table: string): Promise<void> {
  const log = await here.ask("save", table);
  handOut(`${log.game}-${log.actions.length}.json`, dumps(log));
}

/** Hand over a text as a file. */
export function handOut(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Does a wish need nobody but bots and this browser? */
export function isForHere({ bots, pace = "relaxed", is_public, is_rated }: NewTable): boolean {
  return here.isPossible && bots != null && pace === "relaxed" && !is_public && !is_rated;
}
