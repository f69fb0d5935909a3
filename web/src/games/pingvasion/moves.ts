/** What the moves of Pingvasion are about. */

/** The cards that may be passed, or sent out, now. */
export function choosable(legal: readonly string[]): Set<string> {
  return new Set(legal.map((move) => move.split(" ")[1] ?? ""));
}

/** What is left to send of the cards put into the slots, in their order. */
export function choices(phase: string, slots: readonly string[], sealed: number): string[] {
  const verbs = phase === "pass" ? ["left", "right"] : ["play", "play"];
  return slots.map((card, i) => `${verbs[i]} ${card}`).slice(sealed);
}

/** A card put into a slot, or out of the one it is in; null for an empty slot. */
export function toggle(slots: readonly (string | null)[], card: string, sealed: number): (string | null)[] {
  const at = slots.indexOf(card);
  if (at >= 0) return at < sealed ? [...slots] : slots.with(at, null);
  const free = slots.indexOf(null);
  if (free >= 0) return slots.with(free, card);
  return slots.length - sealed === 1 ? slots.with(sealed, card) : [...slots];
}

/** A card put into a certain slot; two cards change places. */
export function put(slots: readonly (string | null)[], card: string, at: number, sealed: number): (string | null)[] {
  if (at < sealed || at >= slots.length) return [...slots];
  const from = slots.indexOf(card);
  const moved = slots.with(at, card);
  return from >= sealed && from !== at ? moved.with(from, slots[at] ?? null) : moved;
}
