/** How much of the world somebody knows: by country, by continent, by topic and in all. */
import { apart, isAsked, judgements, type Memory, gameOf } from "./memory";
import { chance, strength } from "./schedule";

const STEPS = [0, 0.05, 0.15, 0.35, 0.65]; // shares above which a level begins
export const LEVELS = STEPS.length; // above "nothing yet"
const LATEST = 40; // questions by which somebody is measured
export const ENOUGH = 12; // fewer say nothing

/** What is known of some facts. */
export interface Share {
  met: number; // revealed at least once
  judged: number; // judged at least once
  known: number; // that one may expect to know now
  all: number; // that the games have
}

export const NOTHING: Share = { met: 0, judged: 0, known: 0, all: 0 };

/** The share of every group that a fact belongs to. */
export function shares(facts: readonly string[], memories: ReadonlyMap<string, Memory>, groups: (topic: string, country: string) => readonly string[], now: number): Map<string, Share> {
  const found = new Map<string, Share>();
  for (const fact of facts) {
    const memory = memories.get(fact);
    const known = memory ? strength(memory) : null;
    for (const group of groups(...apart(fact))) {
      const { met, judged, known: sum, all } = found.get(group) ?? NOTHING;
      found.set(group, { met: met + Number(memory !== undefined), judged: judged + Number(known !== null), known: sum + (known ? chance(known, now) : 0), all: all + 1 });
    }
  }
  return found;
}

/** The level of a share: 0 for nothing judged yet, up to LEVELS. */
export function level({ known, all }: Share): number {
  return all === 0 ? 0 : STEPS.filter((step) => known / all > step).length;
}

/** How somebody answers the questions of one game: how many of the latest were right. */
export interface Measured {
  right: number;
  asked: number;
}

/** Measure somebody by the questions of one game. */
export function measured(memories: Iterable<Memory>, game: string): Measured {
  const marks = [...memories].flatMap((memory) => judgements(memory).filter((mark) => isAsked(mark) && gameOf(mark) === game));
  const latest = marks.sort((one, other) => one[0] - other[0]).slice(-LATEST);
  return { right: latest.filter(([, right]) => right === 1).length, asked: latest.length };
}

/** The rank of the bots that answer such questions most nearly as well; null while nothing can be said, or where all know the same. */
export function rankOf({ right, asked }: Measured, hits: readonly number[]): number | null {
  if (asked < ENOUGH || new Set(hits).size < hits.length) return null;
  const off = hits.map((each) => Math.abs(each - (100 * right) / asked));
  return off.indexOf(Math.min(...off));
}
