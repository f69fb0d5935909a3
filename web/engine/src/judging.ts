/** What a decision cost against the best, from what its seat could know; as `analysis/trier.py` and `analysis/believer.py`. */
import { LOOKING_BACK } from "../generated/numbers.ts";
import type { Facts, State } from "./game.ts";
import { seeded } from "./luck.ts";
import { type Candidate, Desk, FORECASTER, JUDGE, Mind, RECKONER, SEEDS } from "./mind.ts";
import type { Network } from "./network.ts";
import { Playouts } from "./playouts.ts";
import type { WasmRules } from "./rules.ts";
import type { Shares } from "./shares.ts";

const { ROUND, CLOSE, STREAMS, ASKING, PLAYING, MINDS, SLIP_COST, SLIP_ERRORS, BLUNDER_COST, BLUNDER_ERRORS } = LOOKING_BACK;
const [ROUNDS, AGAIN] = [4, 2]; // at most, at a first look and at a second: half of what somebody waits for at a terminal
const CAREFUL = "steady"; // the level that looks again where a game is judged
const SEED = 0;
// The chance to win that must have been lost, and by how many standard errors it must stand out.
const SLIP = { cost: SLIP_COST, errors: SLIP_ERRORS };
const BLUNDER = { cost: BLUNDER_COST, errors: BLUNDER_ERRORS };

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

/** Plays a game on after each action, in worlds that a seat may take for true. */
interface PlayedOn {
  compare(known: State, seat: number, actions: readonly number[], seed: number, first: number, count: number): Shares;
}

export class Judge {
  readonly #rules: WasmRules;
  readonly #facts: Facts;
  readonly #playouts: Playouts;
  readonly #careful: PlayedOn; // who looks again at what seems to be a mistake
  readonly #desk: Desk;
  readonly #foresees: boolean; // Is a network asked?
  readonly #believers: readonly Mind[]; // where a game reckons

  constructor(rules: WasmRules, facts: Facts, playouts: Playouts, network: Network | null = null) {
    this.#rules = rules;
    this.#facts = facts;
    this.#playouts = playouts;
    this.#desk = new Desk(rules);
    this.#desk.network = network; // whoever gives hints asks it too
    const { kind, rank } = facts.levels.master;
    this.#foresees = kind === FORECASTER && network !== null;
    this.#careful = kind === JUDGE ? new Playouts(rules, facts, playouts.seats, CAREFUL) : playouts;
    if (network) this.#careful = { compare: (known, seat, actions, ...worlds) => network.compare(known, seat, actions, rank, ...worlds) };
    const isReckoned = kind === RECKONER;
    this.#believers = Array.from({ length: isReckoned ? MINDS : 0 }, (_, mind) => this.#mind(mind));
  }

  /** Compare what was done with the best; null where there is nothing to compare. */
  weigh(decision: Decision): Weighed | null {
    if (this.#believers.length === 0) return this.#tried(decision);
    return this.#hides(decision.known) ? null : this.#believed(decision);
  }

  #mind(stream: number): Mind {
    return new Mind(this.#rules, this.#desk, this.#facts.levels.master, seeded(this.#rules.module, SEED, stream));
  }

  /** Ask the best bot for the better move, and play on from both. */
  #tried(decision: Decision): Weighed {
    const { line, seat, known, action, actions } = decision;
    const candidates = this.#mind(line * STREAMS + ASKING).think(known, seat, actions);
    const best = this.#liked(candidates).includes(action) ? action : (candidates[0]?.action ?? action);
    return best === action ? { best, cost: 0, error: 0, mark: "best" } : judged(best, this.#lost(decision, best));
  }

  /** What the best bot might do: by forecasts, also what other worlds might have put first. */
  #liked(candidates: readonly Candidate[]): number[] {
    const least = this.#foresees ? (candidates[0]?.worth ?? 0) - CLOSE : Infinity;
    return candidates.filter(({ chance, visits, worth }) => chance > 0 || (visits > 0 && worth >= least)).map(({ action }) => action);
  }

  /** Play on among quick players; what seems to be a mistake is looked at again, by better ones and in other worlds. */
  #lost(decision: Decision, best: number): Lost {
    const luck = seeded(this.#rules.module, SEED, decision.line * STREAMS + PLAYING);
    const found = playedOn(this.#playouts, decision, best, luck.draw(SEEDS), ROUNDS, isGlanced);
    return markOf(found) === "good" ? found : playedOn(this.#careful, decision, best, luck.draw(SEEDS), AGAIN, isSettled);
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

/** Play on from both moves, in more and more worlds until that is enough. */
function playedOn(playouts: PlayedOn, { seat, known, action }: Decision, best: number, seed: number, rounds: number, isEnough: (found: Lost) => boolean): Lost {
  const shares: Shares = [];
  let found: Lost;
  do {
    shares.push(...playouts.compare(known, seat, [action, best], seed, shares.length, ROUND));
    found = lost(shares.map(([done = 0, better = 0]) => better - done));
  } while (shares.length < ROUND * rounds && !isEnough(found));
  return found;
}

function judged(best: number, found: Lost): Weighed {
  return { best, cost: Math.max(0, found.cost), error: found.error, mark: markOf(found) };
}

function markOf({ cost, error }: Lost): Mark {
  return stands(BLUNDER, cost, error) ? "blunder" : stands(SLIP, cost, error) ? "slip" : "good";
}

/** Is it a loss that stands out from the noise? */
function stands(least: typeof SLIP, cost: number, error: number): boolean {
  return cost >= least.cost && cost >= least.errors * error;
}

/** Is a first look enough: does it seem a mistake, or would more games hardly make it one? */
function isGlanced(found: Lost): boolean {
  return markOf(found) !== "good" || found.cost + SLIP.errors * found.error < SLIP.cost;
}

/** Is a second look enough: is it a blunder, or no mistake as far as it goes? */
function isSettled(found: Lost): boolean {
  return found.cost < SLIP.cost || markOf(found) === "blunder";
}
