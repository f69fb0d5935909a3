/** Short notices that come and go, and what a screen reader is told. */
import { untrack } from "svelte";

/** What can be done about a notice, while it is shown. */
export interface Deed {
  label: string;
  act: () => void;
}
export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "bad" | "good";
  deed?: Deed;
}

const STAYS = 6000; // milliseconds
const STAYS_TO_ACT = 12_000;

class Notices {
  shown = $state.raw<Notice[]>([]);
  spoken = $state.raw<string[]>([]); // the last sentences for the live region
  #next = 0;

  /** Show a sentence for a while. */
  show(text: string, kind: Notice["kind"] = "plain", deed?: Deed): void {
    const notice = { id: this.#next++, text, kind, ...(deed ? { deed } : {}) };
    const others = untrack(() => this.shown).filter((each) => each.text !== text);
    this.shown = [...others, notice];
    this.announce(text);
    setTimeout(() => this.dismiss(notice.id), deed ? STAYS_TO_ACT : STAYS);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((each) => each.id !== id);
  }

  /** What was said elsewhere is of no interest any more. */
  hush(): void {
    this.spoken = [];
  }

  /** Say something to those who listen; effects that do so must not depend on what was said. */
  announce(text: string): void {
    this.spoken = [...untrack(() => this.spoken).slice(-4), text];
  }
}

export const notices = new Notices();
