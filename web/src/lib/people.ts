/** What people and bots are called and how they look. */
import type { Chair } from "$lib/protocol";
import { say } from "$lib/speech.svelte";

// Makers of maps lend their names to the bots, as they do at the terminal.
const MAPMAKERS = [
  "Mercator", "Idrisi", "Tharp", "Blaeu", "Cassini", "Behaim",
  "Piri", "Mauro", "Strabo", "Ortelius", "Kremer", "Zheng",
] as const;

/** Who sits in a chair: a person, a bot by its seat, or nobody yet. */
export function sitter(chair: Chair | undefined, seat: number): string {
  if (chair?.person) return called(chair.person.name);
  if (chair?.bot) return MAPMAKERS[seat % MAPMAKERS.length] ?? "";
  return say("web-empty-seat");
}

/** A name; whoever has had theirs deleted is somebody. */
export function called(name: string): string {
  return name || say("web-somebody");
}

/** Everybody at a table, the reader as "You". */
export function sitters(chairs: readonly Chair[], own: number | null): string[] {
  return chairs.map((chair, seat) => {
    const name = sitter(chair, seat);
    return seat === own ? say("web-own-name", { name }) : name;
  });
}
