/** Short notices that come and go, and what a screen reader is told. */
import { untrack } from "svelte";

export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "bad" | "good";
}

const STAYS = 6000; // milliseconds

class Notices {
  shown = $state.raw<Notice[]>([]);
  spoken = $state.raw<string[]>([]); // the last sentences for the live region
  #next = 0;

  /** Show a sentence for a while. */
  show(text: string, kind: Notice["kind"] = "plain"): void {
    const notice = { id: this.#next++, text, kind };
    const others = untrack(() => this.shown).filter((each) => each.text !== text);
    this.shown = [...others, notice];
    this.announce(text);
    setTimeout(() => this.dismiss(notice.id), STAYS);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((each) => each.id !== id);
  }

  /** Say something to those who listen; effects that do so must not depend on what was said. */
  announce(text: string): void {
    this.spoken = [...untrack(() => this.spoken).slice(-4), text];
  }
}

export const notices = new Notices();
