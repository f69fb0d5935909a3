/** Ways to a table against bots: a game at once, or a first game with a teacher. */
import { api } from "$lib/api";
import type { NewTable } from "$lib/http";
import { attempt } from "$lib/attempt";
import { house } from "$lib/house.svelte";
import { lesson } from "$lib/lessons";
import { route } from "$lib/route.svelte";
import { keepLesson } from "$lib/teaching.svelte";

/** Sit down against bots of a usual strength. */
export async function playNow(slug: string): Promise<void> {
  const levels = house.game(slug)?.bots ?? [];
  const level = levels.includes("steady") ? "steady" : (levels[0] ?? null);
  await sit({ game: slug, bots: level });
}

/** Sit down against novices, with a teacher beside you. */
export async function learn(slug: string): Promise<void> {
  const { table } = await lesson(slug);
  await sit({ game: slug, bots: "novice", ...table }, keepLesson);
}

async function sit(wish: NewTable, before: (table: string) => void = () => {}): Promise<void> {
  const made = await attempt(api.makeTable(wish));
  if (!made) return;
  before(made.table);
  route.go(`/t/${made.table}`);
}
