/** The rules of a game in WebAssembly, over states laid out as `State.DTYPE`: equal bytes, equal states. */
import { NATURE, TAKE_BACK } from "./actors.ts";
import type { Rules, State } from "./game.ts";
import { blank } from "./layout.ts";
import type { Module } from "./module.ts";

export const LARGEST_CHOICE = 160; // legal actions of one decision, at most

export class WasmRules implements Rules {
  readonly module: Module;
  readonly #blank: State;
  readonly #state: number;
  readonly #room: number;

  constructor(module: Module) {
    this.module = module;
    this.#blank = blank(module.record("State"));
    this.#state = module.reserve(this.#blank.length);
    this.#room = module.reserve(2 * LARGEST_CHOICE);
  }

  /** The first state; `settings` are the game's options as numbers, in their order. */
  start(seats: number, settings: readonly number[]): State {
    return this.#change("setup", this.#blank, seats, ...settings);
  }

  /** Bit mask of those who must decide now: seats, or NATURE alone; 0 when the game is over. */
  waiting(s: State): number {
    return this.#ask("waiting", s);
  }

  isWaiting(s: State, actor: number): boolean {
    return ((this.waiting(s) >> actor) & 1) === 1;
  }

  /** While NATURE is to move: how many equally likely draws there are. */
  outcomes(s: State): number {
    return this.#ask("outcomes", s);
  }

  /** The actions that a waiting seat may choose from; none for anybody else. */
  legal(s: State, seat: number): number[] {
    if (!this.isWaiting(s, seat)) return [];
    if (seat === NATURE) return [...new Array(this.outcomes(s)).keys()];
    const count = this.#ask("legal", s, seat, this.#room, LARGEST_CHOICE);
    return [...new Int16Array(this.module.buffer, this.#room, count)];
  }

  /** Those of them that may be done for a seat whose time is up. */
  timely(s: State, seat: number): number[] {
    const actions = this.legal(s, seat);
    if (!this.module.has("timely")) return actions;
    const found = actions.filter((action) => this.#ask("timely", s, seat, action) !== 0);
    return found.length > 0 ? found : actions;
  }

  isLegal(s: State, actor: number, action: number): boolean {
    return this.#ask("is_legal", s, actor, action) !== 0;
  }

  apply(s: State, actor: number, action: number): State {
    return this.#change("apply", s, actor, action);
  }

  /** May this actor do this now? TAKE_BACK is an action like any. */
  can(s: State, actor: number, action: number): boolean {
    return action === TAKE_BACK ? this.canTakeBack(s, actor) : this.isLegal(s, actor, action);
  }

  /** The state after an action that is allowed, TAKE_BACK among them. */
  do(s: State, actor: number, action: number): State {
    return action === TAKE_BACK ? this.#change("unseal", s, actor) : this.apply(s, actor, action);
  }

  /** Sealed choices stay their seat's to change until the last one is in. */
  canTakeBack(s: State, seat: number): boolean {
    const rows = this.module.record("State").fields.find((field) => field.name === "sealed");
    const seats = rows?.shape[0] ?? 0;
    return seat >= 0 && seat < seats && this.#ask("sealed", s, seat) > 0;
  }

  /** Has a waiting seat begun a decision of several parts, and must it still finish it? */
  isMidway(s: State, seat: number): boolean {
    if (!this.isWaiting(s, seat)) return false;
    const begun = this.module.has("is_begun") && this.#ask("is_begun", s, seat) !== 0;
    return begun || this.canTakeBack(s, seat);
  }

  /** What a viewer, a seat or SPECTATOR, may know of a state. */
  redact(s: State, viewer: number): State {
    return this.#change("redact", s, viewer);
  }

  /** May the viewer know what the actor does in this state? */
  sees(s: State, viewer: number, actor: number, action: number): boolean {
    return this.#ask("sees", s, viewer, actor, action) !== 0;
  }

  /** One of the worlds that a seat, which knows `known`, must take to be possible. */
  imagine(known: State, seat: number, seed: bigint): State {
    return this.#change("imagine", known, seat, seed);
  }

  score(s: State, seat: number): number {
    return this.#ask("score", s, seat);
  }

  place(s: State, seat: number): number {
    return this.#ask("place", s, seat);
  }

  /** The place of the reason in the game's list of them; null while the game goes on. */
  reason(s: State): number | null {
    return this.waiting(s) !== 0 || !this.module.has("reason") ? null : this.#ask("reason", s);
  }

  #lay(s: State): void {
    if (s.length !== this.#blank.length) throw new RangeError(`a state has ${this.#blank.length} bytes`);
    this.module.bytes(this.#state, s.length).set(s);
  }

  #ask(name: string, s: State, ...given: readonly (number | bigint)[]): number {
    this.#lay(s);
    return this.module.call(name, this.#state, ...given);
  }

  #change(name: string, s: State, ...given: readonly (number | bigint)[]): State {
    this.#ask(name, s, ...given);
    return this.module.bytes(this.#state, s.length).slice();
  }
}
