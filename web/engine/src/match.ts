/** A game being played: who is waiting, what is legal, act, look, and the log of it all. */
import type { Begun } from "./http.ts";
import { IllegalAction } from "./errors.ts";
import type { Game, State } from "./game.ts";
import { FORMAT, type Log, steps } from "./log.ts";
import { type Nature, Secure } from "./nature.ts";
import { Turn } from "./turn.ts";

export interface Wish {
  seats: readonly string[]; // their names
  options?: Readonly<Record<string, string>>;
  nature?: Nature;
}

/** One game at one table. It alone holds the full state; a seat gets what it may know. */
export class Match {
  readonly game: Game;
  readonly log: Log;
  #state: State;
  #nature: Nature;

  constructor(game: Game, state: State, log: Log, nature: Nature) {
    this.game = game;
    this.log = log;
    this.#state = state;
    this.#nature = nature;
  }

  /** A new game before its first draw. */
  static prepare(game: Game, { seats, options = {}, nature = new Secure() }: Wish): Match {
    const state = game.start(seats.length, options);
    const log: Log = {
      mappamundi: FORMAT,
      game: game.facts.slug,
      rules: game.facts.version,
      seats: [...seats],
      options: game.settings(options),
      actions: [],
      commitment: nature instanceof Secure ? nature.commitment : null,
      secret: null,
    };
    return new Match(game, state, log, nature);
  }

  /** Deal a new game. */
  static start(game: Game, wish: Wish): Match {
    const match = Match.prepare(game, wish);
    match.adopt(match.begin());
    return match;
  }

  /** Take up a game where its log ends. */
  static resume(game: Game, log: Log, nature: Nature): Match {
    let state = game.start(log.seats.length, log.options);
    for (const step of steps(game, log)) state = step.after;
    return new Match(game, state, log, nature);
  }

  /** All of it; only for what runs games. */
  get state(): State {
    return this.#state;
  }

  get seats(): number[] {
    return this.log.seats.map((_, seat) => seat);
  }

  get waiting(): number[] {
    return this.game.waiting(this.#state);
  }

  get isOver(): boolean {
    return this.waiting.length === 0;
  }

  get points(): number[] {
    return this.seats.map((seat) => this.game.rules.score(this.#state, seat));
  }

  /** The rank of each seat, 1 for the best; equals share it. */
  get places(): number[] {
    return this.seats.map((seat) => this.game.rules.place(this.#state, seat));
  }

  get reason(): string | null {
    return this.game.reason(this.#state);
  }

  /** What the seat may do, in notation. */
  legal(seat: number): string[] {
    return this.game.offers(this.known(seat), seat);
  }

  /** The state as far as the seat knows it. */
  known(seat: number): State {
    return this.game.known(this.#state, seat);
  }

  /** What the seat is shown. */
  look(seat: number): unknown {
    return this.game.present.view(this.known(seat), seat);
  }

  /** Do one action or several, by notation or number: all of it or none. */
  act(seat: number, ...actions: (string | number)[]): void {
    this.adopt(this.attempt(seat, actions));
  }

  /** The draws before the first decision. */
  begin(): Turn {
    return this.#settle(new Turn(this.game, this.#state));
  }

  /** What these actions would do, all of them or none; the game itself stays as it is. */
  attempt(seat: number, actions: readonly (string | number)[], mark = ""): Turn {
    if (!this.seats.includes(seat)) throw new IllegalAction("no-such-seat", { seat });
    const turn = new Turn(this.game, this.#state);
    turn.act(seat, actions, mark);
    return this.#settle(turn);
  }

  /** The state after the first parts of a decision, while there are more of them to come. */
  midway(seat: number, actions: readonly number[]): State | null {
    let state = this.#state;
    for (const action of actions) {
      if (!this.game.rules.can(state, seat, action)) return null;
      state = this.game.rules.do(state, seat, action);
    }
    return this.game.rules.isMidway(state, seat) ? state : null;
  }

  /** Go over a game again that was begun elsewhere, before it goes on here. */
  retrace(lines: readonly string[], begun: Begun | null): void {
    this.adopt(this.rerun(lines));
    if (begun) this.log.begun = begun;
    else this.log.commitment = null; // nobody can hold all of it to anything
  }

  /** What lines of the log did. */
  rerun(lines: readonly string[]): Turn {
    const turn = new Turn(this.game, this.#state);
    turn.rerun(lines);
    return turn;
  }

  /** Take over what a turn has led to, and reveal the secret at the end. */
  adopt(turn: Turn): void {
    this.#state = turn.state;
    this.log.actions.push(...turn.lines);
    if (!(this.#nature instanceof Secure)) return;
    this.#nature.drawn += turn.drawn;
    if (this.isOver) this.log.secret = this.#nature.secret;
  }

  /** Let chance settle; from a secret, what is not adopted was not drawn. */
  #settle(turn: Turn): Turn {
    const nature = this.#nature;
    turn.settle(nature instanceof Secure ? new Secure(nature.secret, nature.drawn) : nature);
    return turn;
  }
}
