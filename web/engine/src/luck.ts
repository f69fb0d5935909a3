/** Draws from a seed by the generator of the rules, as `Fast` of `nature.py` makes them. */
import type { Surroundings } from "./mind.ts";
import type { Module } from "./module.ts";

/** Luck that is the same in every run and on every machine, and as much time as anybody wants. */
export function seeded(module: Module, seed: number, number = 0): Surroundings {
  const key = module.wide("stream", BigInt(seed), BigInt(number));
  let drawn = 0n;
  const draw = (outcomes: number): number => Number(module.wide("draw", key, drawn++, BigInt(outcomes)));
  return { draw, clock: () => 0 };
}
