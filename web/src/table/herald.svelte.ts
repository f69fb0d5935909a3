/** What happens at a table, for whoever does not look: read out, heard, and called for. */
import { untrack } from "svelte";
import { attention } from "$lib/attention.svelte";
import type { Face } from "$lib/board";
import { tell } from "$lib/narrator";
import { notices } from "$lib/notices.svelte";
import { sounds } from "$lib/sounds.svelte";
import { say } from "$lib/speech.svelte";
import type { Table } from "$lib/table.svelte";

interface Heralded {
  readonly table: Table;
  readonly names: readonly string[];
  readonly face: Face<unknown>;
  readonly title: string;
}

/** Follow a table, whose parts may change: call it once while its page is made. */
export function herald(of: Heralded): void {
  notices.hush();
  let told = untrack(() => of.table.told.length);

  $effect(() => {
    const news = of.table.told.slice(told);
    told = of.table.told.length;
    if (news.length === 0) return;
    notices.announce(news.map((each) => tell(each.told, of.names, of.face.card)).join(" "));
    untrack(() => sounds.play("card"));
  });

  $effect(() => {
    if (!of.table.isMyTurn || of.table.lock.isShut) return; // of a race it is the signal to start
    untrack(() => {
      sounds.play("turn");
      attention.call(of.title);
    });
  });

  $effect(() => {
    if (of.table.outcome) untrack(() => sounds.play("over"));
  });

  $effect(() => {
    const lost = of.table.lost;
    if (lost) notices.show(say("web-lost-race", { name: of.names[lost.seat] ?? "" }), "bad");
  });
}
