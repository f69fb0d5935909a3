/** What a table reveals to its person, remembered as it is shown: at a server's table and at one of this browser alike. */
import { type Revealed, type Lore, recalled } from "$engine/lore";
import type { Line } from "$lib/protocol";
import { LORES } from "../../engine/generated/lores.ts";
import { type Memory, named, sourceOf } from "./memory";
import { isRecalled, keepRecalled } from "./recalled";
import { change } from "./shelf";

/** As much of a table as this needs. */
export interface Seen {
  id: string;
  game: string;
  seat: number;
  story: readonly Line[];
  isBrought: boolean; // its first line is all that was played elsewhere, and remembered there
  isOver: boolean;
}

type Verdicts = Map<string, boolean | null>;

const kept = new Map<string, Verdicts>(); // table -> what is remembered of it already
let work: Promise<void> = Promise.resolve();

/** Remember what is new; one call waits for the other. */
export function observe(seen: Seen, now: () => number = () => Date.now()): Promise<void> {
  const done = work.then(() => remember(seen, now()));
  work = done.catch(() => undefined); // a browser may have no room for it: the game goes on
  return work;
}

async function remember(seen: Seen, now: number): Promise<void> {
  const lore = LORES[seen.game];
  if (!lore || isRecalled(seen.id)) return;
  const found = await revealed(lore, seen);
  const known = kept.get(seen.id) ?? new Map<string, boolean | null>();
  const fresh = [...found.keys()].filter((fact) => !known.has(fact) || known.get(fact) !== found.get(fact));
  const [at, source] = [Math.floor(now / 1000), sourceOf(seen.game, seen.id)];
  if (fresh.length > 0) await change(fresh, (fact, memory) => marked(memory ?? { fact, first: at, marks: [] }, found.get(fact) ?? null, at, source));
  kept.set(seen.id, found);
  if (seen.isOver) keepRecalled([seen.id]);
}

/** Every fact that the table has revealed, less what was revealed before it came here. */
async function revealed(lore: Lore, { story, seat, isBrought }: Seen): Promise<Verdicts> {
  const all = verdicts(await recalled(lore, story.map((line) => line.told), seat));
  if (!isBrought) return all;
  const first = story[0]?.version;
  const before = await recalled(lore, story.filter((line) => line.version === first).map((line) => line.told), seat);
  for (const { topic, country } of before) all.delete(named(topic, country));
  return all;
}

/** Each fact once: judged rightly in a game is what was judged rightly whenever it was. */
export function verdicts(judged: readonly Revealed[]): Verdicts {
  const found: Verdicts = new Map();
  for (const { topic, country, right } of judged) {
    const fact = named(topic, country);
    const known = found.get(fact) ?? null;
    found.set(fact, known === null ? right : known && right !== false);
  }
  return found;
}

/** A memory with what one table said of it; said before, it stays as it is. */
function marked(memory: Memory, right: boolean | null, at: number, source: string): Memory {
  if (right === null || memory.marks.some(([, known, from]) => from === source && known === Number(right))) return memory;
  return { ...memory, marks: [...memory.marks, [at, right ? 1 : 0, source]] };
}
