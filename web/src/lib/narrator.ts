/** Whoever tells a game: puts names and cards into what happened, as `narrator.py` does. */
import type { Told } from "$lib/protocol";
import { type Arguments, country, join, say } from "$lib/speech.svelte";

export type CardName = (card: string) => string;
/** A Fluent id, with arguments if it has any. */
export type Sentence = Pick<Told, "message"> & Partial<Told>;

/** Who sits there; a chair beyond the seats belongs to a dummy. */
export function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] ?? say("dummy", { number: seat - names.length + 1 });
}

/** One sentence; a list also says how many it holds, as `<name>_count`. */
export function tell(told: Sentence, names: readonly string[], card: CardName = country): string {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(told.arguments ?? {})) {
    if (Array.isArray(value)) {
      args[name] = join(value.map((each) => String(part(name, each, names, card))));
      args[`${name}_count`] = value.length;
    } else {
      args[name] = part(name, value, names, card);
    }
  }
  return say(told.message, args);
}

function part(
  name: string,
  value: string | number,
  names: readonly string[],
  card: CardName,
): string | number {
  if (name.startsWith("seat") && typeof value === "number") return nameOf(value, names);
  if (name.startsWith("card") && typeof value === "string") return card(value);
  return value;
}
