/** What is asked next: what one is likely to forget, then what one has met, then what is new. */
import type { Lore, Posed } from "$engine/lore";
import { apart, type Memory, named } from "./memory";
import { recall, strength, WISH } from "./schedule";

/** A question, and the game whose decision it is. */
export interface Asked {
  game: string;
  fact: string;
  question: Posed;
}

type Chance = () => number; // from 0 to 1

const LOTS = 10_000;
const TRIES = 40; // facts that are looked at

/** Why a fact is asked: the lower, the sooner. */
export function urgency(memory: Memory | undefined, now: number): number {
  const known = memory ? strength(memory) : null;
  if (known) return known.due <= now ? recall(known, now) - WISH - 1 : recall(known, now) + 1;
  return memory ? 0 : 0.5;
}

/** Facts in the order in which they are asked; those that are as urgent in any order, and none that was just asked. */
export function inTurn(facts: readonly string[], memories: ReadonlyMap<string, Memory>, now: number, chance: Chance, lately: readonly string[] = []): string[] {
  const rows = facts.filter((fact) => !lately.includes(fact)).map((fact) => [urgency(memories.get(fact), now), chance(), fact] as const);
  return rows.sort((one, other) => one[0] - other[0] || one[1] - other[1]).map(([, , fact]) => fact);
}

/** All facts that a game can ask about. */
export function factsOf({ topics, codes, lacking }: Lore): string[] {
  const without = new Set(lacking);
  return topics.flatMap((topic) => codes.map((country) => named(topic, country))).filter((fact) => !without.has(fact));
}

/** Facts that are due. */
export function due(memories: Iterable<Memory>, now: number): number {
  return [...memories].filter((memory) => (strength(memory)?.due ?? Infinity) <= now).length;
}

/** Ask about the first of these facts that some game can ask about. */
export async function ask(facts: readonly string[], lores: readonly (readonly [game: string, lore: Lore])[], others: number, chance: Chance): Promise<Asked | null> {
  for (const fact of facts.slice(0, TRIES)) {
    const [topic, country] = apart(fact);
    for (const [game, lore] of shuffled(lores, chance)) {
      if (!lore.topics.includes(topic) || !lore.codes.includes(country)) continue;
      const { pose } = await lore.load();
      const around = shuffled(lore.codes.filter((each) => each !== country), chance).slice(0, others);
      const question = pose(topic, country, around, Math.floor(chance() * LOTS));
      if (question) return { game, fact, question };
    }
  }
  return null;
}

function shuffled<Each>(row: readonly Each[], chance: Chance): Each[] {
  return row.map((each) => [chance(), each] as const).sort(([one], [other]) => one - other).map(([, each]) => each);
}
