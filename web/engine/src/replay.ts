/** A game to step through: run once, and shown at any step as a spectator, as a seat, or with every card open. */
import type { Replay, ReplayStep } from "./http.ts";
import type { Outcome } from "./protocol.ts";
import { NATURE, SPECTATOR } from "./actors.ts";
import { need } from "./errors.ts";
import type { Game, State } from "./game.ts";
import { type Log, steps } from "./log.ts";
import { parse, seenLine, type Step, tell } from "./turn.ts";

const ALL = "all";
const SPECTATING = "spectator";
export const PAGE = 100; // steps that are shown at once

export type Lines = [line: string, step: Step][];

export class Reel {
  readonly game: Game;
  readonly log: Log;
  readonly lines: number; // that had been written when it was run
  readonly #moments: Lines[] = []; // a decision alone, draws in a row together

  constructor(game: Game, log: Log) {
    this.game = game;
    this.log = log;
    this.lines = log.actions.length;
    let number = 0;
    let actor: number | null = null;
    for (const step of steps(game, log)) {
      const line: Lines[number] = [log.actions[number] ?? "", step];
      if (step.actor === NATURE && actor === NATURE) this.#moments.at(-1)?.push(line);
      else this.#moments.push([line]);
      number += 1;
      actor = step.actor;
    }
  }

  /** Steps from a number on, through these eyes. */
  page(eyes: string, first: number): Pick<Replay, "steps" | "first" | "length" | "next"> {
    const viewer = this.#viewer(eyes);
    const [end, length] = [first + PAGE, this.#moments.length];
    const shown = this.#moments.slice(first, end).map((lines) => this.#shown(lines, viewer));
    return { steps: shown, first, length, next: end < length ? end : null };
  }

  get isOver(): boolean {
    const last = this.#moments.at(-1)?.at(-1)?.[1];
    return last !== undefined && this.game.waiting(last.after).length === 0;
  }

  /** All that had happened by a step. */
  until(step: number): Lines {
    return this.#moments.slice(0, step + 1).flat();
  }

  /** How the game ended. */
  get outcome(): Outcome {
    const { rules } = this.game;
    const end = this.#moments.at(-1)?.at(-1)?.[1].after ?? this.game.start(this.log.seats.length, this.log.options);
    const each = (of: (seat: number) => number): number[] => this.log.seats.map((_, seat) => of(seat));
    const [points, places] = [each((seat) => rules.score(end, seat)), each((seat) => rules.place(end, seat))];
    return { points, places, secret: this.log.secret ?? "", reason: this.game.reason(end), begun: this.log.begun ?? null };
  }

  /** The seat that looks, or null where every card is open. */
  #viewer(eyes: string): number | null {
    if (eyes === ALL) return null;
    need(eyes === SPECTATING || Number(eyes) < this.log.seats.length, "replay-no-seat");
    return eyes === SPECTATING ? SPECTATOR : Number(eyes);
  }

  #shown(lines: Lines, viewer: number | null): ReplayStep {
    const { game, log } = this;
    const [line, last] = lines.at(-1) as Lines[number];
    const look = (state: State, seat: number): unknown => game.look(state, seat);
    const isChance = last.actor === NATURE;
    const seen = parse(viewer === null ? line : seenLine(game, line, last, viewer));
    return {
      view: look(last.after, viewer ?? SPECTATOR),
      story: lines.flatMap(([, step]) => tell(game, step, viewer)),
      waiting: game.waiting(last.after),
      actor: isChance ? null : last.actor,
      action: isChance ? null : seen.text,
      mark: (!isChance && seen.mark) || null,
      views: viewer === null ? log.seats.map((_, seat) => look(last.after, seat)) : null,
    };
  }
}
