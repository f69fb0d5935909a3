/** The answers to a question, in their order, and what each means in words. */
import type { Posed } from "$engine/lore";
import { country, say } from "$lib/speech.svelte";

/** By number, what one may answer. */
export function answers({ kind, cards }: Posed): string[] {
  if (kind === "pick") return cards.map(country);
  if (kind === "doubt") return [say("train-let-be"), say("train-doubt")];
  return Array.from({ length: cards.length + 1 }, (_, spot) => place(cards[spot - 1], cards[spot]));
}

/** A place in a row, by its neighbours. */
function place(left: string | undefined, right: string | undefined): string {
  if (left === undefined) return say("train-before", { right: country(right ?? "") });
  if (right === undefined) return say("train-after", { left: country(left) });
  return say("train-between", { left: country(left), right: country(right) });
}
