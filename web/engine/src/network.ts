/** A network in the memory of a game's module: what it likes, and what it hopes for worlds that it plays on in. */
import { FORECASTING } from "../generated/numbers.ts";
import { Row } from "./desk.ts";
import type { State } from "./game.ts";
import type { Module } from "./module.ts";
import { LARGEST_CHOICE, type WasmRules } from "./rules.ts";
import { type Shares, Tally } from "./shares.ts";

const { CELLS } = FORECASTING;
const MOST_COMPARED = 512; // actions and worlds at once, multiplied
const [BYTES, WORDS] = [4, 8]; // of a weight's scale or a sum, of a liking or a hope

/** How many numbers there are of each kind; `edge/network.py` writes it down. */
export interface Shape {
  features: number;
  cells: number;
  layers: number;
  answers: number;
}

/** How much each action is liked, and what the seat hopes for the end. */
export interface Opinion {
  likings: number[];
  hope: number;
}

/** What was added up after each action, in so many worlds. */
export interface Forecast {
  hopes: number[];
  points: number[];
}

export class Network {
  readonly #module: Module;
  readonly #states: Row;
  readonly #room: [number, number];
  readonly #actions: [number, number];
  readonly #given: number[]; // what a network is asked with: room to work in, and its weights
  readonly #likings: [number, number];
  readonly #hopes: [number, number];
  readonly #points: [number, number];
  readonly #tally: Tally;

  constructor({ module }: WasmRules, { features, cells, layers, answers }: Shape, weights: Uint8Array) {
    this.#module = module;
    this.#states = new Row(module, "State", CELLS);
    this.#room = [module.reserve(2 * LARGEST_CHOICE), LARGEST_CHOICE];
    this.#actions = [module.reserve(2 * LARGEST_CHOICE), LARGEST_CHOICE];
    [this.#likings, this.#hopes, this.#points] = [this.#words(), this.#words(), this.#words()];
    this.#tally = new Tally(module, MOST_COMPARED);
    const [out, inner, sums] = [module.reserve(2 * features), module.reserve(BYTES * cells), module.reserve(BYTES * cells)];
    let next = module.reserve(weights.length);
    module.bytes(next, weights.length).set(weights);
    const lay = (size: number, ...extents: number[]): number[] => {
      const address = next;
      next += extents.reduce((product, extent) => product * extent, size);
      return [address, ...extents];
    };
    // In the order of the file.
    const firstScale = lay(BYTES, features);
    const firstBias = lay(BYTES, cells);
    const deeperScale = lay(BYTES, layers, cells);
    const deeperBias = lay(BYTES, layers, cells);
    const answersScale = lay(BYTES, answers);
    const answersBias = lay(BYTES, answers);
    const first = lay(1, features, cells);
    const deeper = lay(1, layers, cells, cells);
    const last = lay(1, answers, cells);
    const scratch = [out, features, inner, cells, sums, cells];
    this.#given = [...scratch, ...first, ...firstScale, ...firstBias, ...deeper, ...deeperScale, ...deeperBias, ...last, ...answersScale, ...answersBias];
  }

  /** Whose weights these are: others have another length. */
  static size({ features, cells, layers, answers }: Shape): number {
    const bytes = features * cells + layers * cells * cells + answers * cells;
    return bytes + BYTES * (features + cells + 2 * layers * cells + 2 * answers);
  }

  /** Look at what a seat knows. */
  ask(known: State, seat: number, actions: readonly number[]): Opinion {
    this.#states.put(0, known);
    this.#name(actions);
    const hope = this.#module.call("like", this.#states.address, seat, ...this.#given, ...this.#actions, actions.length, ...this.#likings);
    return { likings: this.#read(this.#likings, actions.length), hope };
  }

  /** Play on after each action in worlds that a seat may take for true, from what was asked about last; `tell` says how many more. */
  forecast(actions: readonly number[], own: readonly [steps: number, seat: number, rank: number, seed: number, mind: number], tell: (done: number) => number): Forecast {
    this.#name(actions);
    for (const [address] of [this.#hopes, this.#points]) this.#module.bytes(address, WORDS * actions.length).fill(0);
    const given = [...this.#states.given, ...this.#room, ...this.#given, ...this.#likings, ...this.#actions, ...this.#hopes, ...this.#points, actions.length, ...own];
    let done = 0;
    for (let more = tell(0); more > 0; more = tell(done)) done = this.#module.call("forecast", ...given, done, more);
    return { hopes: this.#read(this.#hopes, actions.length), points: this.#read(this.#points, actions.length) };
  }

  /** A seat's share of the win after each action in worlds that it may take for true, when everybody does what the network likes best. */
  compare(known: State, seat: number, actions: readonly number[], rank: number, seed: number, first: number, count: number): Shares {
    this.#states.put(0, known);
    this.#name(actions);
    const given = [...this.#states.given, ...this.#room, ...this.#given, ...this.#likings, ...this.#actions, ...this.#tally.given];
    this.#module.call("compare_liked", ...given, actions.length, seat, rank, seed, first, count);
    return this.#tally.read(count, actions.length);
  }

  #words(): [number, number] {
    return [this.#module.reserve(WORDS * LARGEST_CHOICE), LARGEST_CHOICE];
  }

  #name(actions: readonly number[]): void {
    new Int16Array(this.#module.buffer, this.#actions[0], actions.length).set(actions);
  }

  #read([address]: readonly [number, number], count: number): number[] {
    return [...new BigInt64Array(this.#module.buffer, address, count)].map(Number);
  }
}
