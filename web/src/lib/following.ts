/** Whoever plays by keyboard stays at the hand: what had the focus is played or locked, and the next takes it. */

/** Where a decision is made, the first that offers anything first. */
const OFFERS = ["hand", "tiles", "row", "split"].map((part) => `[data-part="${part}"]`);
const OPEN = "button:not(:disabled)";

/** Attach to what holds the board. */
export function follows(main: HTMLElement): () => void {
  const follower = new Follower(main);
  return () => follower.leave();
}

class Follower {
  #isKeyed = false; // a pointer needs no focus, and who uses one would see cards lifted
  #isWithin = false;
  #at = 0; // the place in the hand where the focus was
  readonly #listening = new AbortController();
  #isDue = false;
  readonly #watching = new MutationObserver(() => this.#look());

  constructor(private readonly main: HTMLElement) {
    const { signal } = this.#listening;
    addEventListener("keydown", () => (this.#isKeyed = true), { signal, capture: true });
    addEventListener("pointerdown", () => (this.#isKeyed = false), { signal, capture: true });
    document.addEventListener("focusin", (event) => this.#note(event.target as HTMLElement), { signal });
    this.#watching.observe(main, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  }

  leave(): void {
    this.#listening.abort();
    this.#watching.disconnect();
  }

  #note(target: HTMLElement): void {
    this.#isWithin = this.main.contains(target);
    const place = target.closest(OFFERS.join());
    const at = place ? [...place.querySelectorAll("button")].indexOf(target as HTMLButtonElement) : -1;
    if (at >= 0) this.#at = at;
  }

  /** A moment later: between two controls the focus is nowhere, and leaving one may change the board. */
  #look(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      this.#follow();
    });
  }

  #follow(): void {
    if (this.#isKeyed && this.#isWithin && isLost(document.activeElement)) this.#offer()?.focus();
  }

  /** The control nearest to where the focus was; while nothing is offered, the hand itself. */
  #offer(): HTMLElement | null {
    const places = OFFERS.flatMap((each) => [...this.main.querySelectorAll<HTMLElement>(each)]);
    for (const place of places) {
      const next = nearest([...place.querySelectorAll("button")].map((each) => each.matches(OPEN)), this.#at);
      if (next !== null) return place.querySelectorAll("button")[next] ?? null;
    }
    places[0]?.setAttribute("tabindex", "-1");
    return places[0] ?? null;
  }
}

/** Is nobody where the focus is: nothing, something locked, or a place that waits for an offer? */
function isLost(active: Element | null): boolean {
  return active === null || active === document.body || active.matches(`:disabled, ${OFFERS.join()}`);
}

/** Which of these is open and nearest to a place, the later one of two. */
export function nearest(open: readonly boolean[], at: number): number | null {
  let found: number | null = null;
  open.forEach((isOpen, i) => {
    if (isOpen && (found === null || Math.abs(i - at) <= Math.abs(found - at))) found = i;
  });
  return found;
}
