/** Whoever rests on a thing, or holds it, asks about it: told by a pointer's path and by time. */

export const REST = 650; // milliseconds that a mouse rests on a thing
export const HOLD = 450; // milliseconds that a finger stays
export const STRAY = 10; // pixels that a finger may stray meanwhile

export interface Point {
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerType: string;
}

type Open<Thing> = (thing: Thing, isHeld: boolean) => void;

export class Asking<Thing> {
  over: Thing | null = null; // what the mouse is on
  hasHeld = false; // the press that goes on, or has just ended, was a question
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: Point | null = null; // where a finger was put down
  readonly #open: Open<Thing>;
  readonly #shut: () => void;

  constructor(open: Open<Thing>, shut: () => void) {
    this.#open = open;
    this.#shut = shut;
  }

  /** The pointer is on a thing now, or on none. */
  move(thing: Thing | null, at: Point): void {
    if (at.pointerType !== "mouse") {
      if (this.#from && isFar(this.#from, at)) this.lift();
      return;
    }
    if (thing === this.over) return;
    this.still();
    this.over = thing;
    if (thing !== null) this.#timer = setTimeout(() => this.#open(thing, false), REST);
  }

  /** The page has moved under the pointer. */
  again(thing: Thing | null, at: Point): void {
    this.still();
    this.over = null;
    this.move(thing, at);
  }

  /** A press on a thing: of a finger that stays, a question; of a mouse, the end of one. */
  press(thing: Thing | null, at: Point): void {
    this.still();
    this.hasHeld = false;
    if (thing === null || at.pointerType === "mouse") return;
    this.#from = at;
    this.#timer = setTimeout(() => {
      this.hasHeld = true;
      this.#from = null;
      this.#open(thing, true);
    }, HOLD);
  }

  /** The finger is gone, or scrolls. */
  lift(): void {
    if (this.#from) clearTimeout(this.#timer);
    this.#from = null;
  }

  /** Nothing is asked any more, until the pointer comes to another thing. */
  still(): void {
    clearTimeout(this.#timer);
    this.#from = null;
    this.#shut();
  }
}

function isFar(from: Point, to: Point): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > STRAY;
}
