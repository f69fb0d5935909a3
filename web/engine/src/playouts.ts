/** Games played on from a position, many times: the chance to win as quick players make it; as `analysis/playouts.py`. */
import { KINDS, LOOKING_BACK } from "../generated/numbers.ts";
import { Row } from "./desk.ts";
import type { Facts, State } from "./game.ts";
import { type Manner, notesOf, RECKONER, WHOLE } from "./mind.ts";
import type { Module } from "./module.ts";
import { LARGEST_CHOICE, type WasmRules } from "./rules.ts";

const { GREEDY } = KINDS;
const { CELLS, OWN_CELLS } = LOOKING_BACK;
const MOST = 256; // games at once

/** A row for every game, with the share of the win of each move or seat that was asked about. */
export type Shares = number[][];

export class Playouts {
  readonly #module: Module;
  readonly #seats: number;
  readonly #rank: number; // of what is believed in imagined worlds
  readonly #states: Row;
  readonly #memory: number[];
  readonly #actions: number;
  readonly #shares: [address: number, length: number];

  constructor({ module }: WasmRules, { levels }: Facts, seats: number) {
    this.#module = module;
    this.#seats = seats;
    this.#rank = levels.master.rank;
    this.#states = new Row(module, "State", 1 + CELLS * seats + OWN_CELLS);
    const notebooks = new Row(module, notesOf(module), 2);
    const room = [module.reserve(2 * LARGEST_CHOICE), LARGEST_CHOICE];
    this.#memory = [...this.#states.given, ...new Row(module, "Desk", 1).given, ...notebooks.given, ...players(module, levels.strong, seats).given, ...room];
    this.#actions = module.reserve(2 * LARGEST_CHOICE);
    const length = MOST * Math.max(2, seats);
    this.#shares = [module.reserve(4 * length), length];
  }

  /** The seat's share of the win after each action, in worlds that it may take for true: the same for all of them. */
  compare(known: State, seat: number, actions: readonly number[], seed: number, first: number, count: number): Shares {
    this.#states.put(this.#states.length - OWN_CELLS, known);
    new Int16Array(this.#module.buffer, this.#actions, actions.length).set(actions);
    const given = [this.#actions, LARGEST_CHOICE, ...this.#shares, actions.length, seat, this.#rank, seed, first, count];
    this.#module.call("compare_actions", ...this.#memory, ...given);
    return this.#noted(count, actions.length);
  }

  /** Every seat's share of the win from a state as it truly is. */
  survey(state: State, seed: number, count: number): Shares {
    this.#states.put(this.#states.length - 1, state);
    this.#module.call("survey_seats", ...this.#memory, ...this.#shares, this.#seats, seed, count);
    return this.#noted(count, this.#seats);
  }

  #noted(count: number, width: number): Shares {
    const found = new Int32Array(this.#module.buffer, this.#shares[0], count * width);
    return Array.from({ length: count }, (_, i) => [...found.subarray(i * width, (i + 1) * width)].map((share) => share / WHOLE));
  }
}

/** Who plays on: a strong one where nothing is searched, else what looks best at first sight. */
function players(module: Module, strong: Manner, seats: number): Row {
  const row = new Row(module, "SeatedBot", seats);
  for (let seat = 0; seat < seats; seat += 1) {
    row.set(seat, "entry", seat);
    row.set(seat, "kind", strong.kind === RECKONER ? RECKONER : GREEDY);
    row.set(seat, "rank", strong.kind === RECKONER ? strong.rank : 0);
  }
  return row;
}
