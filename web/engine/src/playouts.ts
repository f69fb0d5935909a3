/** Games played on from a position, many times: the chance to win as quick players make it; as `analysis/playouts.py`. */
import { KINDS, LOOKING_BACK } from "../generated/numbers.ts";
import { Row } from "./desk.ts";
import type { Facts, State } from "./game.ts";
import { type Manner, notesOf, RECKONER } from "./mind.ts";
import type { Module } from "./module.ts";
import type { Level } from "./protocol.ts";
import { LARGEST_CHOICE, type WasmRules } from "./rules.ts";
import { type Shares, Tally } from "./shares.ts";

const { GREEDY } = KINDS;
const { CELLS, OWN_CELLS } = LOOKING_BACK;
const MOST = 256; // games at once

export class Playouts {
  readonly #module: Module;
  readonly seats: number;
  readonly #rank: number; // of what is believed in imagined worlds
  readonly #states: Row;
  readonly #memory: number[];
  readonly #actions: number;
  readonly #tally: Tally;

  /** By players of a level, or by quick ones where they would have to think. */
  constructor({ module }: WasmRules, { levels }: Facts, seats: number, level?: Level) {
    this.#module = module;
    this.seats = seats;
    this.#rank = levels.master.rank;
    this.#states = new Row(module, "State", 1 + CELLS * seats + OWN_CELLS);
    const notebooks = new Row(module, notesOf(module), 2);
    const room = [module.reserve(2 * LARGEST_CHOICE), LARGEST_CHOICE];
    this.#memory = [...this.#states.given, ...new Row(module, "Desk", 1).given, ...notebooks.given, ...players(module, mannerOf(levels, level), seats).given, ...room];
    this.#actions = module.reserve(2 * LARGEST_CHOICE);
    this.#tally = new Tally(module, MOST * Math.max(2, seats));
  }

  /** The seat's share of the win after each action, in worlds that it may take for true: the same for all of them. */
  compare(known: State, seat: number, actions: readonly number[], seed: number, first: number, count: number): Shares {
    this.#states.put(this.#states.length - OWN_CELLS, known);
    new Int16Array(this.#module.buffer, this.#actions, actions.length).set(actions);
    const given = [this.#actions, LARGEST_CHOICE, ...this.#tally.given, actions.length, seat, this.#rank, seed, first, count];
    this.#module.call("compare_actions", ...this.#memory, ...given);
    return this.#tally.read(count, actions.length);
  }

  /** Every seat's share of the win from a state as it truly is. */
  survey(state: State, seed: number, count: number): Shares {
    this.#states.put(this.#states.length - 1, state);
    this.#module.call("survey_seats", ...this.#memory, ...this.#tally.given, this.seats, seed, count);
    return this.#tally.read(count, this.seats);
  }
}

/** How those who play on decide: a strong one where nothing is searched, else by what looks best at first sight. */
function mannerOf(levels: Facts["levels"], level?: Level): Pick<Manner, "kind" | "rank" | "worlds"> {
  if (level) return levels[level];
  return levels.strong.kind === RECKONER ? levels.strong : { kind: GREEDY, rank: 0, worlds: 0 };
}

function players(module: Module, { kind, rank, worlds }: Pick<Manner, "kind" | "rank" | "worlds">, seats: number): Row {
  const row = new Row(module, "SeatedBot", seats);
  for (let seat = 0; seat < seats; seat += 1) {
    for (const [name, value] of Object.entries({ entry: seat, kind, rank, worlds })) row.set(seat, name, value);
  }
  return row;
}
