/** A learner who forgets along a curve of their own: what the schedule predicts is compared with what they knew. */
import { FSRSAlgorithm, generatorParameters, Rating } from "ts-fsrs";
import { DAY, judged, recall, type Strength } from "../src/known/schedule";

/** A prediction, and what came of it. */
export interface Trial {
  predicted: number;
  knew: boolean;
}

export interface Nature {
  pace: number; // how fast they forget: 1 as most people do, 2 twice as fast
  spread: number; // how far each fact is off that, as a factor
  luck: number; // how often they guess what they do not know
}

/** Random numbers, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Every fact is asked when it is due, or some days early or late, for a year. */
export function year(facts: number, nature: Nature, draw: () => number): Trial[] {
  return Array.from({ length: facts }).flatMap(() => oneFact(nature, draw));
}

function oneFact({ pace, spread, luck }: Nature, draw: () => number): Trial[] {
  const truth = new FSRSAlgorithm(generatorParameters({ enable_fuzz: false, enable_short_term: true }));
  const factor = pace * spread ** (2 * draw() - 1);
  const trials: Trial[] = [];
  let at = 0;
  let known: Strength = judged(null, at, draw() < 0.5);
  let mind = { stability: known.stability, difficulty: known.difficulty };
  while (at < 365 * DAY) {
    const wait = Math.max(1, Math.round(((known.due - at) / DAY) * (0.4 + 1.4 * draw())));
    at += wait * DAY;
    const remembers = draw() < truth.forgetting_curve(wait * factor, mind.stability);
    const knew = remembers || draw() < luck;
    trials.push({ predicted: recall(known, at), knew });
    known = judged(known, at, knew);
    mind = truth.next_state(mind, wait * factor, remembers ? Rating.Good : Rating.Again);
  }
  return trials;
}

/** Predictions in order, cut into so many parts: the mean of each, how often it came true, and of how many. */
export function calibration(trials: readonly Trial[], parts: number): [predicted: number, found: number, trials: number][] {
  const rows = [...trials].sort((one, other) => one.predicted - other.predicted);
  const size = Math.ceil(rows.length / parts);
  return Array.from({ length: parts }, (_, part) => rows.slice(part * size, (part + 1) * size)).map((some) => [
    some.reduce((sum, each) => sum + each.predicted, 0) / some.length,
    some.filter((each) => each.knew).length / some.length,
    some.length,
  ]);
}
