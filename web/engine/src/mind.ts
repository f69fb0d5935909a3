/** A bot of a level: it searches the worlds it takes to be possible, or weighs what its game can judge. */
import { KINDS, SEARCHING } from "../generated/numbers.ts";
import { Row } from "./desk.ts";
import { foreseen } from "./forecaster.ts";
import type { State } from "./game.ts";
import type { Module } from "./module.ts";
import type { Network } from "./network.ts";
import { LARGEST_CHOICE, type WasmRules } from "./rules.ts";

export const { RECKONER, FORECASTER, SEARCHER, JUDGE, GLANCER } = KINDS;
export const { SEEDS, WHOLE } = SEARCHING;
const { NONE, KEPT, SLICES, SLICE, JUDGING_PART, TENTH, HUNDREDTHS } = SEARCHING;

/** How a level of a game decides; `edge/facts.py` writes it down. */
export interface Manner {
  rank: number;
  milliseconds: number; // that a decision takes at most
  kind: number;
  instead: number; // how it decides while its network cannot be had
  simulations: number;
  worlds: number;
  forecasts: number; // worlds in which the network plays on,
  foresight: number; // and to so many decisions of its own
  search: Record<string, number>; // what the search itself is told
}

/** An action that was thought about, and the points that may be expected at the end. */
export interface Candidate {
  action: number;
  visits: number;
  points: number;
  chance: number; // above 0 for those it may choose
  worth: number; // 0 to 1, where it is reckoned or searched: what the bot maximises
}

/** Luck and time, which tests have in their own hands. */
export interface Surroundings {
  draw(outcomes: number): number;
  clock(): number; // milliseconds
}

export const USUAL: Surroundings = { draw: (outcomes) => Math.floor(Math.random() * outcomes), clock: () => performance.now() };

/** What all minds of one game write on; they think one after the other. */
export class Desk {
  readonly module: Module;
  readonly states: Row;
  readonly desks: Row;
  readonly notebooks: Row;
  readonly room: [number, number];
  #nodes: Row | null = null;
  owner: Mind | null = null; // whose tree it is
  network: Network | null = null; // once it has been fetched

  constructor(rules: WasmRules) {
    const { module } = rules;
    this.module = module;
    this.states = new Row(module, "State", 2);
    this.desks = new Row(module, "Desk", 1);
    this.notebooks = new Row(module, notesOf(module), 2);
    this.room = [module.reserve(2 * LARGEST_CHOICE), LARGEST_CHOICE];
  }

  /** A tree with room for so many nodes. */
  nodes(length: number): Row {
    if (!this.#nodes || this.#nodes.length < length) this.#nodes = new Row(this.module, "Node", length);
    return this.#nodes;
  }
}

export class Mind {
  limit = Infinity; // milliseconds, where its level may take more
  readonly #rules: WasmRules;
  readonly #desk: Desk;
  readonly #manner: Manner;
  readonly #luck: Surroundings;
  readonly #belief: number; // what it believes of the world all through the match
  #root = 0;
  #used = 1; // nodes of the tree
  #kept: { known: State; root: number } | null = null; // what it will know if it goes on, and the node

  constructor(rules: WasmRules, desk: Desk, manner: Manner, luck: Surroundings = USUAL) {
    this.#rules = rules;
    this.#desk = desk;
    this.#manner = manner;
    this.#luck = luck;
    this.#belief = luck.draw(SEEDS);
  }

  /** The best candidate; one of several where others choose at once and might guess it. */
  choose(known: State, seat: number, actions: readonly number[]): number {
    if (actions.length === 1) return actions[0] as number;
    if (this.#kind !== SEARCHER) return this.think(known, seat, actions)[0]?.action as number;
    this.#search(known, seat);
    const first = this.#ask("first_choice", this.#root);
    const chosen = this.#hides(known) ? this.#mixed(first) : first;
    this.#keep(known, seat, chosen);
    return this.#nodes.get(chosen, "action");
  }

  /** Weigh the legal actions, the likeliest to be chosen first. */
  think(known: State, seat: number, actions: readonly number[]): Candidate[] {
    if (this.#kind === FORECASTER && this.#desk.network) return this.#foreseen(this.#desk.network, known, seat, actions);
    if (this.#kind !== SEARCHER) return this.#weighed(known, seat, actions);
    this.#search(known, seat);
    return this.#candidates(this.#hides(known));
  }

  /** How it decides, as things are. */
  get #milliseconds(): number {
    return Math.min(this.limit, this.#manner.milliseconds);
  }

  get #kind(): number {
    const { kind, instead } = this.#manner;
    return kind === FORECASTER && !this.#desk.network ? instead : kind;
  }

  #foreseen(network: Network, known: State, seat: number, actions: readonly number[]): Candidate[] {
    const points = this.#rules.score(known, seat);
    return foreseen(network, { ...this.#manner, milliseconds: this.#milliseconds }, this.#luck, { known, seat, actions, points, belief: this.#belief });
  }

  get #nodes(): Row {
    return this.#desk.nodes(KEPT * this.#manner.simulations + 1);
  }

  #ask(name: string, ...given: (number | bigint)[]): number {
    return this.#desk.module.call(name, ...this.#nodes.given, ...given);
  }

  #hides(known: State): boolean {
    this.#desk.states.put(0, known);
    return this.#desk.module.call("hides_choices", this.#desk.states.address) !== 0;
  }

  /** One of the best, as often as it was tried. */
  #mixed(first: number): number {
    const best = this.#ask("worthiest", this.#root, first);
    const number = this.#luck.draw(this.#ask("mixture", this.#root, first, best));
    return this.#ask("pick_mixed", this.#root, first, best, BigInt(number));
  }

  #search(known: State, seat: number): void {
    this.#sitDown(known, seat);
    this.#simulate(this.#luck.draw(SEEDS));
  }

  /** Begin a search at a node that was kept, or with an empty tree. */
  #sitDown(known: State, seat: number): void {
    const [nodes, { desks, states }, manner] = [this.#nodes, this.#desk, this.#manner];
    const isKept = this.#desk.owner === this && this.#kept !== null && isSame(this.#kept.known, known);
    if (isKept && this.#kept && this.#used + manner.simulations <= nodes.length) this.#root = this.#kept.root;
    else {
      nodes.clear(0);
      [this.#root, this.#used] = [0, 1];
    }
    this.#desk.owner = this;
    const place = { seat, rank: manner.rank, root: this.#root, used: this.#used, span: 1, end: nodes.length };
    for (const [name, value] of Object.entries({ ...place, ...manner.search })) desks.set(0, name, value);
    states.put(0, known);
  }

  /** Simulate as often as set, or until another slice would go over the limit. */
  #simulate(seed: number): void {
    const { states, desks, room, module } = this.#desk;
    const [{ simulations }, milliseconds] = [this.#manner, this.#milliseconds];
    let [done, count, now, slowest] = [0, 1, this.#luck.clock(), 0];
    const deadline = now + milliseconds;
    while (done < simulations && (done === 0 || now + slowest < deadline)) {
      count = Math.min(count, simulations - done);
      this.#used = module.call("search", ...states.given, ...this.#nodes.given, ...desks.given, ...room, BigInt(seed), this.#belief, done, count);
      done += count;
      const before = now;
      now = this.#luck.clock();
      slowest = Math.max(slowest, now - before);
      if (slowest * SLICES < milliseconds) count *= 2;
    }
  }

  /** The actions that were tried, the likeliest to be chosen first, then those tried most. */
  #candidates(isUnseen: boolean): Candidate[] {
    const nodes = this.#nodes;
    const first = this.#ask("first_choice", this.#root);
    const best = isUnseen ? this.#ask("worthiest", this.#root, first) : first;
    const found: Candidate[] = [];
    for (let place = nodes.get(this.#root, "child"); place !== NONE; place = nodes.get(place, "sibling")) {
      const visits = nodes.get(place, "visits");
      const tries = Math.max(1, visits);
      const chance = isUnseen ? this.#ask("weight_of", place, first, best) : Number(place === first);
      found.push({ action: nodes.get(place, "action"), visits, points: nodes.get(place, "points") / (tries * TENTH), chance, worth: nodes.get(place, "worth") / tries / WHOLE });
    }
    return found.sort((one, other) => other.chance - one.chance || other.visits - one.visits || other.worth - one.worth);
  }

  /** Remember the part of the tree that the next decision needs, if it follows at once. */
  #keep(known: State, seat: number, chosen: number): void {
    this.#kept = null;
    if (this.#ask("goes_on", chosen) === 0) return;
    const { states, module } = this.#desk;
    states.put(1, known);
    module.call("foresee", states.address + known.length, seat, this.#nodes.get(chosen, "action"));
    this.#kept = { known: states.copy(1), root: chosen };
  }

  /** What its game reckons, judges or prefers most. */
  #weighed(known: State, seat: number, actions: readonly number[]): Candidate[] {
    const { states, desks, notebooks, room, module } = this.#desk;
    const [kind, { rank }] = [this.#kind, this.#manner];
    states.put(0, known);
    const visits = this.#look(seat);
    new Int16Array(module.buffer, room[0], actions.length).set(actions);
    module.call("weigh_at_desk", ...states.given, ...notebooks.given, ...desks.given, ...room, kind, seat, actions.length, rank, this.#belief);
    const likes = actions.map((_, i) => desks.get(0, "likes", i));
    const points = this.#expected(known, seat);
    const found = actions.map((action, i) => ({ action, visits, points: kind === JUDGE ? (likes[i] ?? 0) / HUNDREDTHS : points, like: likes[i] ?? 0 }));
    found.sort((one, other) => other.like - one.like);
    return found.map(({ like, ...each }, i) => ({ ...each, chance: Number(i === 0), worth: kind === RECKONER ? like / WHOLE : 0 }));
  }

  /** Imagine worlds where that is how it decides, as many as there is time for; how many. */
  #look(seat: number): number {
    const { states, notebooks, module } = this.#desk;
    const [kind, { rank, worlds }] = [this.#kind, this.#manner];
    if (kind === GLANCER) module.call("glimpse_world", ...states.given, 0, seat, rank, BigInt(this.#luck.draw(SEEDS)), this.#belief);
    if (kind !== JUDGE) return 0;
    const [seed, deadline] = [BigInt(this.#luck.draw(SEEDS)), this.#luck.clock() + this.#milliseconds * JUDGING_PART];
    let done = 0;
    while (done < worlds && (done === 0 || this.#luck.clock() < deadline))
      done = module.call("consider_worlds", ...states.given, 0, ...notebooks.given, seat, rank, seed, this.#belief, done, Math.min(SLICE, worlds - done));
    return done;
  }

  /** The points that its seat has, or may expect in the world it has glimpsed. */
  #expected(known: State, seat: number): number {
    const { states, module } = this.#desk;
    if (this.#kind === RECKONER) return this.#rules.score(known, seat);
    return this.#kind === GLANCER ? module.call("value", states.address + known.length, seat) / HUNDREDTHS : 0;
  }
}

/** What a game's own judgement writes on. */
export function notesOf(module: Module): string {
  const kinds = module.layout.functions["consider_worlds"]?.arguments ?? [];
  return kinds.find(([name]) => name === "notebooks")?.[1].replace("[]", "") ?? "NoNotes";
}

function isSame(one: State, other: State): boolean {
  return one.length === other.length && one.every((each, i) => each === other[i]);
}
