/** Cards on their way from the hand to the strip: which is meant, and for which field. */
import { drop, on, type Plan, put, type Tasks } from "./plan";

/** What it needs to know, and what it says. */
export interface Arranged {
  readonly plan: Plan;
  readonly tasks: Tasks;
  readonly sealed: readonly string[]; // the cards whose fields are with the table already
  change(plan: Plan): void;
}

export class Placing {
  picked = $state<string | null>(null); // a card
  held = $state<string | null>(null); // a card that is being dragged
  aimed = $state<string | null>(null); // a field
  readonly #arranged: Arranged;

  constructor(arranged: Arranged) {
    this.#arranged = arranged;
  }

  get meant(): string | null {
    return this.held ?? this.picked;
  }

  /** The card that somebody wants back from the strip. */
  get returned(): string | null {
    return this.picked !== null && this.#arranged.plan[this.picked] !== undefined ? this.picked : null;
  }

  mayTake(spot: string): boolean {
    return this.meant !== null && (this.#arranged.tasks[this.meant]?.includes(spot) ?? false);
  }

  lay(card: string, spot: string): void {
    this.#arranged.change(put(this.#arranged.plan, this.#arranged.tasks, card, spot));
    this.rest();
  }

  takeBack(card: string): void {
    this.#arranged.change(drop(this.#arranged.plan, card));
    this.picked = null;
  }

  /** A field is pressed. */
  press(spot: string): void {
    const lies = on(this.#arranged.plan, spot);
    if (this.picked && this.picked !== lies) this.lay(this.picked, spot);
    else if (this.picked) this.picked = null;
    else if (lies) this.picked = lies;
    else this.aimed = this.aimed === spot ? null : spot;
  }

  /** A card in the hand is pressed. */
  pick(card: string): void {
    if (this.aimed && this.#arranged.tasks[card]?.includes(this.aimed)) this.lay(card, this.aimed);
    else this.picked = this.picked === card ? null : card;
  }

  dropped(card: string, place: string): void {
    if (this.#arranged.sealed.includes(card)) return;
    if (place === "hand") this.takeBack(card);
    else if (place.startsWith("field-")) this.lay(card, place.slice(6));
  }

  rest(): void {
    this.picked = null;
    this.aimed = null;
  }
}
