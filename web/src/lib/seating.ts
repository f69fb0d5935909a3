/** A table as its board sees it: everything it shows, and what its person does there. */
import { attempt } from "$lib/attempt";
import type { Board } from "$lib/board";
import { sitters } from "$lib/people";
import type { Table } from "$lib/table.svelte";

export function boardOf(table: Table): Board<unknown> {
  return {
    get view() {
      return table.view;
    },
    get seat() {
      return table.seat;
    },
    get legal() {
      return table.legal;
    },
    get waiting() {
      return table.waiting;
    },
    get canTakeBack() {
      return table.canTakeBack;
    },
    get names() {
      return sitters(table.chairs, table.seat);
    },
    get chairs() {
      return table.chairs;
    },
    get story() {
      return table.story;
    },
    get clock() {
      return table.clock;
    },
    get hinted() {
      return table.hint.map((each) => each.action);
    },
    act: (...actions) => void attempt(table.act(...actions)),
    takeBack: () => void attempt(table.takeBack()),
  };
}
