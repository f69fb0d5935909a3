/** Finished games of the server, stepped through and checked here: it hands out their logs, and no more. */
import { here } from "$lib/here";
import type { FinishedGame } from "$lib/http";

const elsewhere = new Set<string>(); // tables of which nothing can be shown here

/** Is a game here to be looked at? If not, be it that it goes on or is by older rules, the server shows what it may. */
export async function isStudied(table: string, fetch: (table: string) => Promise<FinishedGame>): Promise<boolean> {
  if (!here.isPossible || elsewhere.has(table)) return false;
  if (await here.ask("holds", table)) return true;
  try {
    await here.ask("study", await fetch(table));
    return true;
  } catch {
    elsewhere.add(table);
    return false;
  }
}
