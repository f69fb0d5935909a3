/** Answers questions about a game, so that a test in Python can compare them with its own. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import { NATURE, SPECTATOR } from "../src/actors.ts";
import type { Layout } from "../src/layout.ts";
import { load, type Module } from "../src/module.ts";
import { LARGEST_CHOICE, WasmRules } from "../src/rules.ts";

export interface Asked {
  readonly code: string; // the module, base64
  readonly layout: Layout;
  readonly traces: readonly Tracing[];
  readonly moments: readonly Moment[];
  readonly features: number;
}

interface Tracing {
  readonly seats: number;
  readonly settings: readonly number[];
  readonly keys: readonly string[]; // of the draws of each game
  readonly longest: number; // steps
  readonly seed: string; // and how many games are only played to their end
  readonly games: number;
}

interface Moment {
  readonly state: string; // base64
  readonly seats: number;
  readonly actor: number;
  readonly action: number;
  readonly seed: string;
}

/** Play games at random; a hash of all actions and states of each. */
function traced(module: Module, rules: WasmRules, { seats, settings, keys, longest }: Tracing): string[] {
  const start = rules.start(seats, settings);
  const states = module.reserve(longest * start.length);
  const actions = module.reserve(2 * longest);
  const room = module.reserve(2 * LARGEST_CHOICE);
  return keys.map((key) => {
    module.bytes(states, start.length).set(start);
    const given = [states, longest, actions, longest, BigInt(key), room, LARGEST_CHOICE];
    const steps = module.call("trace", ...given);
    const all = module.bytes(states, (steps + 1) * start.length);
    return `${steps} ${digest(module.bytes(actions, 2 * steps), all)}`;
  });
}

/** Play many games at random; how many decisions, and a hash of how they ended. */
function played(module: Module, rules: WasmRules, { seats, settings, seed, games }: Tracing): string {
  const first = rules.start(seats, settings);
  const start = module.reserve(first.length);
  const states = module.reserve(games * first.length);
  const room = module.reserve(2 * LARGEST_CHOICE);
  module.bytes(start, first.length).set(first);
  const given = [states, games, start, 1, BigInt(seed), 0, room, LARGEST_CHOICE];
  const decisions = module.call("play_many", ...given);
  return `${decisions} ${digest(module.bytes(states, games * first.length))}`;
}

function digest(...parts: Uint8Array[]): string {
  return bytesToHex(sha256(concatBytes(...parts))).slice(0, 16);
}

/** Everything that can be asked about a state. */
function answered(module: Module, rules: WasmRules, features: number, moment: Moment): unknown[] {
  const s = bytes(moment.state);
  const viewers = [...new Array(moment.seats).keys(), SPECTATOR];
  const chance = rules.isWaiting(s, NATURE) ? rules.outcomes(s) : 0;
  const seen = viewers.map((seat) => {
    const known = rules.redact(s, seat);
    const sees = rules.sees(s, seat, moment.actor, moment.action);
    const world = rules.imagine(known, seat, BigInt(moment.seed));
    const own = seat === SPECTATOR ? [] : asked(module, rules, features, known, seat);
    return [text(known), sees, text(world), ...own];
  });
  const after = rules.waiting(s) ? rules.apply(s, moment.actor, moment.action) : s;
  return [rules.waiting(s), chance, rules.reason(s), text(after), ...seen];
}

/** What a seat can ask about what it knows. */
function asked(module: Module, rules: WasmRules, features: number, known: Uint8Array, seat: number) {
  const state = module.reserve(known.length);
  const row = module.reserve(2 * features);
  module.bytes(state, known.length).set(known);
  module.call("features", state, seat, row, features);
  const actions = rules.legal(known, seat);
  const may = [...new Array(LARGEST_CHOICE + 3).keys()].map((each) => rules.can(known, seat, each - 3));
  return [
    rules.score(known, seat),
    rules.place(known, seat),
    rules.isMidway(known, seat),
    actions,
    rules.timely(known, seat),
    may.map(Number).join(""),
    [...new Int16Array(module.buffer, row, features)],
    actions.map((action) => module.call("prefer", state, seat, action)),
  ];
}

function text(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** What a text in base64 stands for. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

export async function answer(asked: Asked): Promise<unknown> {
  const module = await load(bytes(asked.code), asked.layout);
  const rules = new WasmRules(module);
  return {
    traces: asked.traces.map((each) => [played(module, rules, each), traced(module, rules, each)]),
    moments: asked.moments.map((each) => answered(module, rules, asked.features, each)),
  };
}
