/** Clocks: how long a seat may think, in absolute times and milliseconds; as in the server's `clock.py`. */

/** A decision that a seat was asked for. */
interface Asked {
  version: number; // of the table, when it was
  at: number;
}

/** Knows since when each seat is asked. At a table against bots there are no reserves. */
export class TableClock {
  readonly limit: number | null; // for each decision
  readonly asked = new Map<number, Asked>(); // seats that must decide
  opens = 0; // nobody may act before this
  readonly #answered = new Map<number, Asked>(); // what was asked last

  constructor(limit: number | null = null) {
    this.limit = limit;
  }

  /** Start the time of seats that must decide now; those asked before go on thinking. */
  ask(waiting: readonly number[], version: number, at: number): void {
    for (const seat of [...this.asked.keys()]) if (!waiting.includes(seat)) this.asked.delete(seat);
    for (const seat of waiting) if (!this.asked.has(seat)) this.asked.set(seat, { version, at });
  }

  /** A seat has decided. */
  answer(seat: number): void {
    const asked = this.asked.get(seat);
    if (!asked) return;
    this.asked.delete(seat);
    this.#answered.set(seat, asked);
  }

  /** A seat took its choice back: it thinks on since it was first asked. */
  reopen(seat: number, version: number): void {
    const before = this.#answered.get(seat);
    if (before) this.asked.set(seat, { ...before, version });
  }

  /** Give somebody who has come back the whole time for a decision. */
  restart(seat: number, version: number, at: number): void {
    if (this.asked.has(seat)) this.asked.set(seat, { version, at });
  }

  /** Time stood still while nobody looked: everybody has all of it again. */
  resume(at: number, locked: number): void {
    for (const [seat, asked] of this.asked) this.asked.set(seat, { ...asked, at });
    if (this.opens > 0) this.opens = at + locked;
  }

  /** The version at which a seat was last asked for something. */
  since(seat: number): number {
    return (this.asked.get(seat) ?? this.#answered.get(seat))?.version ?? 0;
  }

  /** When the time of a seat is up. */
  deadline(seat: number): number | null {
    const asked = this.asked.get(seat);
    if (this.limit === null || !asked) return null;
    return Math.max(asked.at, this.opens) + this.limit;
  }
}
