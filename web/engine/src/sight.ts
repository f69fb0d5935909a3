/** What one viewer knows of a game and has been told of it: the only way out of a full state. */
import type { Line } from "./protocol.ts";
import type { Game, State } from "./game.ts";
import { isOpen, type Step, tellKnown, type Turn } from "./turn.ts";

const STORY = 300; // lines that are told again at most
export const NOTHING = -1; // the version of somebody who has seen nothing

/** A game through the eyes of one seat. */
export class Sight {
  readonly viewer: number;
  since = NOTHING; // what was told before that version is not here
  #lines: Line[] = [];
  readonly #game: Game;
  #state: State;
  #known: State | null = null; // worked out when it is needed

  constructor(game: Game, viewer: number, state: State) {
    this.#game = game;
    this.viewer = viewer;
    this.#state = state;
  }

  /** What the viewer may know of the game. */
  get known(): State {
    this.#known ??= this.#game.known(this.#state, this.viewer);
    return this.#known;
  }

  get view(): unknown {
    return this.#game.present.view(this.known, this.viewer);
  }

  /** What the viewer may do, in notation, and whether they may undo what they did. */
  choice(isAsked: boolean): { legal: string[]; can_take_back: boolean } {
    const legal = isAsked ? this.#game.offers(this.known, this.viewer) : [];
    return { legal, can_take_back: this.#game.rules.canTakeBack(this.#state, this.viewer) };
  }

  /** Learn what may be known of a turn, and be told of it. */
  follow(version: number, turn: Turn): void {
    for (const step of turn.steps) {
      this.#move(step.before);
      this.#follow(version, step);
    }
    this.#move(turn.state);
    const gone = this.#lines.length - STORY;
    if (gone <= 0) return;
    this.since = this.#lines[gone - 1]?.version ?? this.since;
    this.#lines = this.#lines.slice(gone);
  }

  #move(state: State): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#known = null;
  }

  #follow(version: number, step: Step): void {
    const before = this.known;
    this.#move(step.after);
    const isRead = isOpen(this.#game, step, this.viewer);
    for (const told of tellKnown(this.#game, step, isRead, before, this.known)) this.#lines.push({ version, told });
  }

  /** What was told after a version. */
  linesAfter(version: number): Line[] {
    return this.#lines.filter((line) => line.version > version);
  }
}
