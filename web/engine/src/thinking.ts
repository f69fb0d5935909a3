/** Whoever thinks for bots and hints: elsewhere, and seeing only what a seat knows. */
import { type HintedAction, type Level, LEVELS } from "./protocol.ts";
import type { State } from "./game.ts";

/** What is to be thought about. */
export interface Question {
  game: string;
  rules: number; // the version of its rules
  who: string; // a bot remembers what it has seen of a match under this name
  level: Level;
  known: State;
  seat: number;
  isLate: boolean; // for a person whose time is up
  limit?: number; // milliseconds it may take, where that is less than its level may
}

/** What can be asked of a thinker. */
export interface Thinker {
  /** What a bot does: one of the actions that are allowed. */
  decide(question: Question): Promise<number>;
  /** What it thinks of the actions of a seat, best first. */
  advise(question: Question): Promise<HintedAction[]>;
}

/** The next weaker level. */
export function below(level: Level): Level | null {
  return LEVELS[LEVELS.indexOf(level) - 1] ?? null;
}
