/** What a decision cost against the best, from what its seat could know; as `analysis/trier.py` and `analysis/believer.py`. */
import type { Facts, State } from "./game.ts";
import { Desk, Mind, RECKONER, type Surroundings } from "./mind.ts";
import type { Playouts, Shares } from "./playouts.ts";
import type { WasmRules } from "./rules.ts";

const ROUND = 128; // worlds that two moves are compared in, before it is asked whether that is enough
const ROUNDS = 4; // at most
const MINDS = 40; // that have learnt different things: where they are of two minds nobody is to blame
const SEEDS = 2 ** 31;
// The chance to win that must have been lost, and by how many standard errors it must stand out; as `analysis/marks.py`.
const SLIP = { cost: 0.04, errors: 2.5 };
const BLUNDER = { cost: 0.1, errors: 4 };

export type Mark = "best" | "good" | "slip" | "blunder";

/** What a seat knew, and what it did then. */
export interface Decision {
  line: number; // of the log, from 1
  seat: number;
  known: State;
  action: number;
  actions: readonly number[]; // that were legal
}

/** A decision next to the best there was. */
export interface Weighed {
  best: number; // the action itself, where none was better
  cost: number;
  error: number; // standard error of the cost
  mark: Mark;
}

/** Draws that are the same whenever a game is looked back on. */
export function luck(seed: number): Surroundings {
  let state = seed >>> 0;
  const draw = (outcomes: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return Math.floor(((state ^ (state >>> 13)) >>> 0) / 2 ** 32 * outcomes);
  };
  return { draw, clock: () => 0 }; // there is always time
}

export class Judge {
  readonly #rules: WasmRules;
  readonly #facts: Facts;
  readonly #playouts: Playouts;
  readonly #desk: Desk;
  readonly #believers: readonly Mind[]; // where a game reckons

  constructor(rules: WasmRules, facts: Facts, playouts: Playouts) {
    this.#rules = rules;
    this.#facts = facts;
    this.#playouts = playouts;
    this.#desk = new Desk(rules);
    const isReckoned = facts.levels.master.kind === RECKONER;
    this.#believers = Array.from({ length: isReckoned ? MINDS : 0 }, (_, mind) => this.#mind(1 + mind));
  }

  /** Compare what was done with the best; null where there is nothing to compare. */
  weigh(decision: Decision): Weighed | null {
    if (this.#believers.length === 0) return this.#tried(decision);
    return this.#hides(decision.known) ? null : this.#believed(decision);
  }

  #mind(seed: number): Mind {
    return new Mind(this.#rules, this.#desk, this.#facts.levels.master, luck(seed));
  }

  /** Ask the best bot for the better move, and play on from both. */
  #tried(decision: Decision): Weighed {
    const { line, seat, known, action, actions } = decision;
    const candidates = this.#mind(line).think(known, seat, actions);
    const isLiked = candidates.some((each) => each.action === action && each.chance > 0);
    const best = isLiked ? action : (candidates[0]?.action ?? action);
    return best === action ? { best, cost: 0, error: 0, mark: "best" } : judged(best, this.#lost(decision, best));
  }

  /** Play on in as many worlds as it takes to be sure. */
  #lost({ line, seat, known, action }: Decision, best: number): Lost {
    const seed = luck(-line).draw(SEEDS);
    const shares: Shares = [];
    let found: Lost = { cost: 0, error: 1 };
    while (shares.length < ROUND * ROUNDS && !isSettled(found)) {
      shares.push(...this.#playouts.compare(known, seat, [action, best], seed, shares.length, ROUND));
      found = lost(shares.map(([done = 0, better = 0]) => better - done));
    }
    return found;
  }

  /** Ask bots with beliefs of their own for the chance to win after each move. */
  #believed({ seat, known, action, actions }: Decision): Weighed {
    const thoughts = this.#believers.map((mind) => new Map(mind.think(known, seat, actions).map((each) => [each.action, each.worth])));
    const total = (move: number): number => thoughts.reduce((sum, thought) => sum + (thought.get(move) ?? 0), 0);
    const best = actions.reduce((most, move) => (total(move) > total(most) ? move : most), action);
    if (best === action) return { best, cost: 0, error: 0, mark: "best" };
    return judged(best, lost(thoughts.map((thought) => (thought.get(best) ?? 0) - (thought.get(action) ?? 0))));
  }

  #hides(known: State): boolean {
    this.#desk.states.put(0, known);
    return this.#rules.module.call("hides_choices", this.#desk.states.address) !== 0;
  }
}

interface Lost {
  cost: number;
  error: number;
}

/** What was lost on the whole, and the standard error of it. */
export function lost(apart: readonly number[]): Lost {
  const cost = apart.reduce((sum, each) => sum + each, 0) / apart.length;
  const squares = apart.reduce((sum, each) => sum + (each - cost) ** 2, 0);
  return { cost, error: Math.sqrt(squares / (apart.length - 1) / apart.length) };
}

function judged(best: number, { cost, error }: Lost): Weighed {
  const mark = stands(BLUNDER, cost, error) ? "blunder" : stands(SLIP, cost, error) ? "slip" : "good";
  return { best, cost: Math.max(0, cost), error, mark };
}

/** Is it a loss that stands out from the noise? */
function stands(least: typeof SLIP, cost: number, error: number): boolean {
  return cost >= least.cost && cost >= least.errors * error;
}

/** Would more games hardly change the mark? */
function isSettled({ cost, error }: Lost): boolean {
  return stands(BLUNDER, cost, error) || cost + SLIP.errors * error < SLIP.cost;
}
