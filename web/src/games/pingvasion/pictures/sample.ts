/** Who sits at the tables in the pictures, and what lies before them. */
import type { Side } from "../view";

export const NAMES = ["Ada", "Ben", "Eva", "Max"];

export const ABILITIES: Readonly<Record<string, string>> = {
  a1a: "ninja-twins",
  c1a: "ninja-twins",
  d2a: "kamikaze",
  j2a: "kamikaze",
  a3a: "scout",
  d3a: "scout",
  j3a: "scout",
  m3a: "scout",
};

/** A chair with nothing before it but what is told. */
export function chair(told: Partial<Side>): Side {
  return {
    dummy: false,
    held: 10,
    pile: 0,
    received: 0,
    known: [],
    ready: false,
    twins: false,
    late: false,
    shown: [],
    tableau: [],
    strength: [],
    majority: [],
    worth: [],
    points: 0,
    place: null,
    counting: [],
    why: [],
    ...told,
  };
}
