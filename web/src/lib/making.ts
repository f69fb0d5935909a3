/** A table in this browser is made; at the server where nothing can be played here after all. */
import { Refusal } from "$lib/connection.svelte";
import { here, UNSTARTED } from "$lib/here";
import type { MadeTable, NewTable } from "$lib/http";
import { askToLast } from "$lib/lasting";
import { notices } from "$lib/notices.svelte";
import { isAlone } from "$lib/place";
import { say } from "$lib/speech.svelte";

export async function makeHere(wish: NewTable, makeThere: (wish: NewTable) => Promise<MadeTable>): Promise<MadeTable> {
  try {
    const made = await here.ask("make", wish);
    void askToLast();
    return made;
  } catch (error) {
    if (isAlone || !(error instanceof Refusal) || error.message !== UNSTARTED) throw error;
    const made = await makeThere(wish);
    notices.show(say("web-here-instead"));
    return made;
  }
}
