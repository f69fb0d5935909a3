/** A table as its board sees it: everything it shows, and what its person does there. */
import { attempt } from "$lib/attempt";
import type { Board } from "$lib/board";
import { sitters } from "$lib/people";
import type { Chair, Clock, Line } from "$lib/protocol";
import type { Scene } from "$lib/scene";
import type { Table } from "$lib/table.svelte";

export class Seating implements Board<unknown> {
  #table: Table;
  // The same list as long as the same people sit there: every sentence of the story depends on it.
  readonly names: readonly string[] = $derived.by(() => sitters(this.#table.chairs, this.#table.seat));
  readonly hinted: readonly string[] = $derived.by(() => this.#table.hint?.actions ?? []);

  constructor(table: Table) {
    this.#table = table;
  }

  get view(): unknown {
    return this.#table.view;
  }
  get seat(): number | null {
    return this.#table.seat;
  }
  get legal(): readonly string[] {
    return this.#table.legal;
  }
  get waiting(): readonly number[] {
    return this.#table.waiting;
  }
  get canTakeBack(): boolean {
    return this.#table.canTakeBack;
  }
  get chairs(): readonly Chair[] {
    return this.#table.chairs;
  }
  get story(): readonly Line[] {
    return this.#table.story;
  }
  get clock(): Clock | null {
    return this.#table.clock;
  }
  get laid(): readonly string[] {
    return this.#table.laid;
  }
  get scene(): Scene | null {
    return this.#table.director.scene;
  }

  /** What is laid out as advised needs no hint any more. */
  lay(actions: readonly string[]): void {
    this.#table.laid = actions;
    const hinted = this.#table.hint?.actions ?? [];
    if (hinted.length > 0 && hinted.every((each) => actions.includes(each))) this.#table.hint = null;
  }

  act(...actions: string[]): void {
    void attempt(this.#table.act(...actions));
  }

  takeBack(): void {
    void attempt(this.#table.takeBack());
  }
}
