/** Ways to a table: against bots at once, with a teacher, or with whoever wants the same. */
import { api } from "$lib/api";
import type { NewTable } from "$lib/http";
import { attempt } from "$lib/attempt";
import { house } from "$lib/house.svelte";
import { lesson } from "$lib/lessons";
import type { Summary } from "$lib/protocol";
import { route } from "$lib/route.svelte";
import { tastes } from "$lib/taste.svelte";
import { keepLesson } from "$lib/teaching.svelte";
import { makeRoom } from "$lib/unfinished";

/** Sit down against as many bots, and as strong ones, as last time. */
export async function playNow(slug: string, mine: readonly Summary[] = []): Promise<void> {
  const game = house.game(slug);
  if (game) await sit(tastes.table(game), mine);
}

/** Sit down against novices, with a teacher beside you. */
export async function learn(slug: string, mine: readonly Summary[] = []): Promise<void> {
  const { table } = await lesson(slug);
  await sit({ game: slug, bots: "novice", ...table }, mine, keepLesson);
}

/** Sit down with whoever wants to play the same now. */
export async function playWithAnyone(slug: string): Promise<void> {
  const made = await attempt(api.match(slug));
  if (made) route.go(`/t/${made.table}`);
}

async function sit(wish: NewTable, mine: readonly Summary[], before: (table: string) => void = () => {}): Promise<void> {
  const made = await attempt(api.makeTable(wish));
  if (!made) return;
  before(made.table);
  route.go(`/t/${made.table}`);
  await makeRoom(mine, wish.game, made.table);
}
