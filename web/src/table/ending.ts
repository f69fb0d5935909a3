/** How a game has ended, as one sentence: who has won. */
import { join, say } from "$lib/speech.svelte";

export function ending(names: readonly string[], places: readonly number[], own: number | null): string {
  const winners = names.filter((_, seat) => places[seat] === 1);
  if (winners.length === 0) return say("no-winner");
  if (winners.length === 1 && own !== null && places[own] === 1) return say("web-you-won");
  return say("winners", { names: join(winners), count: winners.length });
}
