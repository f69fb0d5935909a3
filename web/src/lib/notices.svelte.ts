/** Short notices that come and go, and what a screen reader is told. */

export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "bad" | "good";
}

const STAYS = 6000; // milliseconds

class Notices {
  shown = $state<Notice[]>([]);
  spoken = $state<string[]>([]); // the last sentences for the live region
  #next = 0;

  /** Show a sentence for a while. */
  show(text: string, kind: Notice["kind"] = "plain"): void {
    const notice = { id: this.#next++, text, kind };
    this.shown = [...this.shown.filter((each) => each.text !== text), notice];
    this.announce(text);
    setTimeout(() => this.dismiss(notice.id), STAYS);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((each) => each.id !== id);
  }

  /** Say something to those who listen. */
  announce(text: string): void {
    this.spoken = [...this.spoken.slice(-4), text];
  }
}

export const notices = new Notices();
