/** Where a module notes down what came of games that are played on. */
import { SEARCHING } from "../generated/numbers.ts";
import type { Module } from "./module.ts";

const BYTES = 4; // of a share

/** A row for every game, with the share of the win of each move or seat that was asked about. */
export type Shares = number[][];

export class Tally {
  readonly given: [address: number, length: number];
  readonly #module: Module;

  constructor(module: Module, length: number) {
    this.#module = module;
    this.given = [module.reserve(BYTES * length), length];
  }

  /** What was noted of so many games. */
  read(games: number, width: number): Shares {
    const found = new Int32Array(this.#module.buffer, this.given[0], games * width);
    return Array.from({ length: games }, (_, i) => [...found.subarray(i * width, (i + 1) * width)].map((share) => share / SEARCHING.WHOLE));
  }
}
