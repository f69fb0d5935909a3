/** Unfinished games against bots: one of each game to go on with, and others are put away. */
import { api } from "$lib/api";
import { attempt } from "$lib/attempt";
import { notices } from "$lib/notices.svelte";
import type { Summary } from "$lib/protocol";
import { route } from "$lib/route.svelte";
import { say } from "$lib/speech.svelte";

/** Is nobody at a running table but me and bots? */
export function isSolo(table: Summary): boolean {
  const people = table.chairs.filter((chair) => chair.person);
  if (table.setting.deal) return false; // others have it, too: it is neither put away nor one of many
  return table.mine === true && table.status === "running" && !table.is_aside && people.length === 1;
}

/** The youngest of my unfinished games against bots, if there is one. */
export function toGoOn(tables: readonly Summary[], game: string): Summary | undefined {
  return solos(tables, game)[0];
}

function solos(tables: readonly Summary[], game: string): Summary[] {
  return tables.filter((each) => isSolo(each) && each.setting.game === game).sort((a, b) => b.made - a.made);
}

/** Put a game away, and offer to take it out again. */
export async function putAway(table: Summary): Promise<void> {
  if (await attempt(discarded(table.table))) notices.show(say("web-was-put-away"), "plain", undoing(table.table));
}

/** What was begun before makes room for a new game; with one word it is back, and the new one gone. */
export async function makeRoom(tables: readonly Summary[], game: string, made: string): Promise<void> {
  const older = solos(tables, game).filter((each) => each.table !== made);
  const isDone = await Promise.all(older.map((each) => attempt(discarded(each.table))));
  const last = older[0];
  if (last && isDone[0]) notices.show(say("web-was-put-away"), "plain", undoing(last.table, made));
}

async function discarded(table: string): Promise<boolean> {
  await api.discard(table);
  return true;
}

function undoing(table: string, instead?: string): { label: string; act: () => void } {
  return { label: say("web-undo"), act: () => void takeOut(table, instead) };
}

/** Take a game out again and go on with it. */
export async function takeOut(table: string, instead?: string): Promise<void> {
  if (!(await attempt(api.restore(table)))) return;
  if (instead) await attempt(discarded(instead));
  route.go(`/t/${table}`);
}
