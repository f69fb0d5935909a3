/** Games of this browser that ended while nobody looked, or before anything was remembered: they teach afterwards. */
import { here } from "$lib/here";
import type { Replay, ReplayStep } from "$lib/http";
import { LORES } from "../../engine/generated/lores.ts";
import { observe } from "./observing";
import { isRecalled, keepRecalled } from "./recalled";

/** Remember what finished games of this browser have revealed. */
export async function recallPast(): Promise<void> {
  for (const { table, game, ended } of await finished()) {
    if (!LORES[game] || isRecalled(table)) continue;
    await recallOne(table, game, ended).catch(() => keepRecalled([table])); // played by rules that are not here
  }
}

/** Never learn from the finished games of this browser again. */
export async function letPastRest(): Promise<void> {
  keepRecalled((await finished()).map(({ table }) => table));
}

async function finished(): Promise<{ table: string; game: string; ended: number }[]> {
  const all = here.isPossible ? await here.ask("played") : [];
  return all.flatMap(({ table, game, ended }) => (table ? [{ table, game, ended }] : []));
}

async function recallOne(table: string, game: string, ended: number): Promise<void> {
  const { chairs } = await here.ask("replay", table, "spectator");
  const seat = chairs.findIndex(({ person }) => person);
  const steps: ReplayStep[] = [];
  for (let first: number | null = 0; first !== null; ) {
    const page: Replay = await here.ask("replay", table, String(seat), first);
    steps.push(...page.steps);
    first = page.next ?? null;
  }
  const story = steps.flatMap((step) => step.story);
  await observe({ id: table, game, seat, story: story.map((told) => ({ version: 0, told })), isBrought: false, isOver: true }, () => ended);
}
