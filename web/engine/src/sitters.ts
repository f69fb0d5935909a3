/** The bots at one table: they think elsewhere and answer after a while, as people do. */
import type { Level } from "./protocol.ts";
import type { Own } from "./deciding.ts";
import type { State } from "./game.ts";
import { reasonOf } from "./errors.ts";
import { FORECASTER, JUDGE, SEARCHER } from "./mind.ts";
import { HOLDER, type Standing } from "./standing.ts";
import { below, type Thinker } from "./thinking.ts";

// Milliseconds before a bot answers, longer than its level can think: whatever it holds, others see the same.
const SOONEST = 500;
const LATEST = 1700;
const MARGIN = 200; // by which a bot may go over its time before it shows: it looks at the clock in steps
const OVERTIME = 250; // before one answers for a person whose time is up
const BEAT = 2000; // between two moments at which one may answer that has gone over its time all the same
const PATIENT: readonly number[] = [SEARCHER, JUDGE, FORECASTER]; // ways to decide that look at the clock

/** A decision that a bot is asked for. */
interface Asking {
  seat: number;
  asked: number; // version of the table
  due: number | null; // when to answer; null: as soon as it is known
  left: number; // milliseconds that it may still be thought about
  isLate: boolean; // for a person whose time is up
}

export interface Chairs {
  table: string;
  standing: Standing;
  thinker: Thinker;
  submit(command: Own): void;
  fail(seat: number, asked: number): void; // nobody can decide, not even luck
  haste(): number; // a factor of the time that a bot seems to think: 0 for at once
}

/** Answers for every seat of a table that is a bot's, or whose person's time is up. */
export class Sitters {
  readonly #at: Chairs;
  readonly #busy = new Map<number, number>(); // seat -> the version it was asked at
  #turn: Promise<unknown> = Promise.resolve(); // when whoever thinks now has thought
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(at: Chairs) {
    this.#at = at;
  }

  /** Let every bot that must decide begin to think. */
  wake(): void {
    const { chairs, waiting } = this.#at.standing;
    for (const seat of waiting) if (chairs[seat]?.bot) this.#begin(seat);
  }

  /** The time of the person is up, and the weakest bot makes this one decision. */
  actLate(seat: number): void {
    const asked = this.#at.standing.clock.asked.get(seat)?.version;
    if (asked === undefined || this.#busy.get(seat) === asked) return;
    this.#busy.set(seat, asked);
    this.#begun({ seat, asked, due: Date.now() + OVERTIME * this.#at.haste(), left: this.#share(seat), isLate: true });
  }

  /** An answer was not taken: if that is still asked, it must be thought about once more. */
  again(seat: number, asked: number): void {
    if (this.#busy.get(seat) === asked) this.#busy.delete(seat);
  }

  /** Nobody answers any more, until they are woken. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#busy.clear();
  }

  #begin(seat: number): void {
    const { standing } = this.#at;
    const asked = standing.clock.asked.get(seat)?.version;
    if (asked === undefined || this.#busy.get(seat) === asked) return;
    this.#busy.set(seat, asked);
    const asking = { seat, asked, due: null, left: this.#share(seat), isLate: false };
    if (standing.isRace) this.#later(seat, this.#reaction(seat), () => this.#begun(asking));
    else this.#begun({ ...asking, due: Date.now() + this.#pause(seat) * this.#at.haste() });
  }

  #begun(asking: Asking): void {
    this.#think(asking).catch((error: unknown) => {
      reasonOf(error);
      this.#at.fail(asking.seat, asking.asked);
    });
  }

  /** How long whoever sits there may think about a decision; who looks at no clock takes nothing worth naming. */
  #longest(seat: number): number {
    const { kind, instead, milliseconds } = this.#at.standing.game.facts.levels[this.#level(seat)];
    return PATIENT.includes(kind) || PATIENT.includes(instead) ? milliseconds : 0;
  }

  /** How long it may, so that all bots are in time who are asked at once: they think one after the other. */
  #share(seat: number): number {
    const { chairs, waiting } = this.#at.standing;
    return this.#longest(seat) / Math.max(1, waiting.filter((each) => chairs[each]?.bot).length);
  }

  #pause(seat: number): number {
    return Math.max(SOONEST, this.#longest(seat) + MARGIN) + (LATEST - SOONEST) * Math.random();
  }

  #later(seat: number, wait: number, act: () => void): void {
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(seat, setTimeout(act, wait));
  }

  /** How long a bot takes from the unlocking to its touch: who is in a hurry does not race against quicker ones. */
  #reaction(seat: number): number {
    const { standing } = this.#at;
    const opens = Math.max(0, standing.clock.opens - Date.now());
    const reactions = standing.game.rhythm?.reactions[this.#level(seat)] ?? [];
    return opens + (reactions[luck(reactions.length)] ?? 0);
  }

  /** Have a decision thought about, part by part, and answer with all of it together. */
  async #think(asking: Asking): Promise<void> {
    const actions: number[] = [];
    try {
      for (let state = this.#state(asking, actions); state; state = this.#state(asking, actions)) actions.push(await this.#decide(asking, state));
    } catch {
      return this.#fail(asking, actions);
    }
    this.#answer(asking, actions);
  }

  /** One bot thinks after the other, so that nobody's time goes by while another thinks. */
  async #decide(asking: Asking, state: State): Promise<number> {
    const mine = this.#turn.then(() => this.#thought(asking, state));
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #thought(asking: Asking, state: State): Promise<number> {
    const { table, standing, thinker } = this.#at;
    const { seat, isLate, left } = asking;
    const [level, begun] = [this.#level(seat), Date.now()];
    const { game } = standing;
    const action = await thinker.decide({ game: game.facts.slug, rules: game.facts.version, who: `${table} ${seat} ${level}`, level, known: game.known(state, seat), seat, isLate, limit: left });
    asking.left -= Date.now() - begun;
    return action;
  }

  #level(seat: number): Level {
    return this.#at.standing.chairs[seat]?.bot ?? HOLDER;
  }

  /** Where a decision has got to, if it is still asked for. */
  #state({ seat, asked }: Asking, actions: readonly number[]): State | null {
    const { play, clock } = this.#at.standing;
    if (!play || this.#busy.get(seat) !== asked || clock.asked.get(seat)?.version !== asked) return null;
    return actions.length > 0 ? play.midway(seat, actions) : play.state;
  }

  #answer({ seat, asked, due, isLate }: Asking, actions: readonly number[]): void {
    if (actions.length === 0 || this.#busy.get(seat) !== asked) return;
    this.#later(seat, this.#rest(due), () => this.#at.submit({ type: "bot-act", seat, actions, asked, isLate }));
  }

  /** Milliseconds until an answer: nobody shall see by how much a thought took longer. */
  #rest(due: number | null): number {
    if (due === null) return 0;
    const [late, beat] = [Date.now() - due, BEAT * this.#at.haste()];
    if (late <= 0) return -late;
    return beat > 0 ? beat - (late % beat) : 0;
  }

  /** Let the next weaker one try; under the weakest is only luck. */
  #fail(asking: Asking, actions: number[]): void {
    const { seat, asked, isLate } = asking;
    const weaker = below(this.#level(seat));
    if (this.#busy.get(seat) !== asked) return;
    if (weaker === null || isLate) return this.#guess(asking, actions);
    this.#busy.delete(seat);
    this.#at.submit({ type: "bot-failed", seat, level: weaker, asked });
  }

  /** The rest of a decision by luck alone, within what may be done for its person. */
  #guess(asking: Asking, actions: number[]): void {
    const { seat, isLate } = asking;
    const { game } = this.#at.standing;
    for (let state = this.#state(asking, actions); state; state = this.#state(asking, actions)) {
      const known = game.known(state, seat);
      const choices = isLate ? game.rules.timely(known, seat) : game.rules.legal(known, seat);
      actions.push(choices[luck(choices.length)] ?? 0);
    }
    this.#answer(asking, actions);
  }
}

/** Luck that decides nothing of a game but what a bot without ideas does. */
function luck(outcomes: number): number {
  return Math.floor(Math.random() * outcomes);
}
