/** When a fact is likely to be forgotten: FSRS, by its library, from all that was judged so far. */
import { FSRSAlgorithm, generatorParameters, Rating } from "ts-fsrs";
import { judgements, type Memory } from "./memory.ts";

export const DAY = 86_400; // seconds
export const WISH = 0.9; // how likely one is to know a fact when it is asked again

/** How well a fact is remembered. */
export interface Strength {
  stability: number; // days until it is known with a chance of 90 in 100
  difficulty: number; // 1 to 10
  last: number; // when it was judged last, in seconds since 1970
  isRight: boolean; // and how
  due: number; // when it should be asked again
}

const algorithm = new FSRSAlgorithm(generatorParameters({ enable_fuzz: false, enable_short_term: true, request_retention: WISH }));

/** What is left of all judgements; null where there was none. */
export function strength(memory: Memory): Strength | null {
  return judgements(memory).reduce<Strength | null>((known, [at, right]) => judged(known, at, right === 1), null);
}

/** One judgement more. */
export function judged(known: Strength | null, at: number, isRight: boolean): Strength {
  const passed = known ? days(known, at) : 0;
  const { stability, difficulty } = algorithm.next_state(known, passed, isRight ? Rating.Good : Rating.Again);
  return { stability, difficulty, last: at, isRight, due: at + algorithm.next_interval(stability, passed) * DAY };
}

/** The chance that it is known at a time. */
export function recall(known: Strength, at: number): number {
  return algorithm.forgetting_curve(days(known, at), known.stability);
}

/** The chance that somebody knows it by themselves: who was told it because they missed it does not, until they show that they do. */
export function chance(known: Strength, at: number): number {
  return known.isRight ? recall(known, at) : 0;
}

/** Whole days since it was judged last: within one, nothing is forgotten. */
function days({ last }: Strength, at: number): number {
  return Math.max(0, Math.floor((at - last) / DAY));
}
