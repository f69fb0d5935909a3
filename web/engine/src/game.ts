/** A game as a table plays it: rules over packed states, how it is shown, and what can be set. */
import { seatsOf, TAKE_BACK, TAKE_BACK_TEXT } from "./actors.ts";
import type { Level } from "./protocol.ts";
import { BadSetup } from "./errors.ts";
import type { Manner } from "./mind.ts";
import type { Shape } from "./network.ts";

/** One packed state; nobody changes one that is there. */
export type State = Uint8Array;

/** A Fluent id with its arguments. */
export interface Told {
  message: string;
  arguments: Record<string, number | string | (string | number)[]>;
}

/** Something that can be set: one of some words, or a number between two. */
export interface Option {
  name: string;
  default: string;
  words: string[] | null;
  low: number | null;
  high: number | null;
}

/** What does not go together, and why. */
export interface Clash {
  seats: number;
  options: Record<string, string>;
  message: string;
}

/** How a game runs in real time; times are in milliseconds. */
export interface Rhythm {
  options: Record<string, string>; // what to set for that
  rolling: number; // before anybody may act
  opening: number; // to look at the table, before the first of that
  counting: number; // to look at a result, before that
  limit: number; // after which a seat is acted for
  reactions: Record<string, number[]>; // of a bot, by its level: any of these
}

/** What a game says of itself. */
export interface Facts {
  slug: string;
  title: string;
  version: number; // of its rules
  seats: [number, number]; // fewest and most
  usual_seats: number;
  options: Option[];
  clashes: Clash[];
  dealing: number[]; // phases of draws of which only the last is worth a word
  reasons: string[]; // why it may end, as Fluent ids
  plays: string[]; // verbs of the notation before a card that a seat plays
  rhythm: Rhythm | null; // only where it can be played in real time
  levels: Readonly<Record<Level, Manner>>; // how its bots decide
  network: Shape | null; // only where a level asks one
}

/** The rules of a game over packed states; a state that is given is never changed. */
export interface Rules {
  start(seats: number, settings: readonly number[]): State;
  waiting(s: State): number;
  outcomes(s: State): number;
  legal(s: State, seat: number): number[];
  timely(s: State, seat: number): number[]; // those that may be done for a seat whose time is up
  can(s: State, actor: number, action: number): boolean;
  do(s: State, actor: number, action: number): State;
  canTakeBack(s: State, seat: number): boolean;
  isMidway(s: State, seat: number): boolean; // must a seat still finish a decision of several parts?
  redact(s: State, viewer: number): State;
  sees(s: State, viewer: number, actor: number, action: number): boolean;
  score(s: State, seat: number): number;
  place(s: State, seat: number): number;
  reason(s: State): number | null;
}

/** What is shown and told of packed states. */
export interface Presenting {
  phase(s: State): number;
  write(s: State, actor: number, action: number): string;
  read(s: State, actor: number, text: string): number;
  view(known: State, viewer: number): unknown;
  tell(before: State, after: State, actor: number, action: number): Told[];
  counsel(known: State, seat: number, actions: readonly number[]): Told | null;
}

/** Whoever has the games: by the rules of a version, or by today's; one that is not here is refused (`log-version`). */
export type Load = (slug: string, version?: number) => Promise<Game>;

export class Game {
  readonly facts: Facts;
  readonly rules: Rules;
  readonly present: Presenting;

  constructor(facts: Facts, rules: Rules, present: Presenting) {
    this.facts = facts;
    this.rules = rules;
    this.present = present;
  }

  /** How it runs in real time, where it can. */
  get rhythm(): Rhythm | null {
    return this.facts.rhythm;
  }

  /** All options by name, the given ones over the defaults; a wrong one is refused. */
  settings(given: Readonly<Record<string, string>> = {}): Record<string, string> {
    const { options, title } = this.facts;
    for (const [name, value] of Object.entries(given)) {
      const option = options.find((each) => each.name === name);
      const offered = options.map((each) => each.name).join(", ") || "–";
      if (!option) throw new BadSetup("unknown-option", { game: title, option: name, offered });
      if (numberOf(option, value) === null) throw new BadSetup("bad-option", { option: name, value, offered: offeredBy(option) });
    }
    return Object.fromEntries(options.map((each) => [each.name, given[each.name] ?? each.default]));
  }

  /** The first state of a game, NATURE to move. */
  start(seats: number, options: Readonly<Record<string, string>> = {}): State {
    const { seats: [low, high], title } = this.facts;
    if (seats < low || seats > high) throw new BadSetup("bad-seats", { game: title, seats, low, high });
    const settings = this.settings(options);
    const clash = this.facts.clashes.find((each) => each.seats === seats && holds(each.options, settings));
    if (clash) throw new BadSetup(clash.message, { seats });
    return this.rules.start(seats, this.facts.options.map((each) => numberOf(each, settings[each.name] ?? "") ?? 0));
  }

  /** Is it played in real time with these options? */
  isRace(options: Readonly<Record<string, string>>): boolean {
    return this.rhythm !== null && holds(this.rhythm.options, this.settings(options));
  }

  /** The milliseconds that there are for a decision; null where nobody counts them. */
  limit(options: Readonly<Record<string, string>>): number | null {
    return this.rhythm && this.isRace(options) ? this.rhythm.limit : null;
  }

  /** The seats that must decide now, NATURE among them. */
  waiting(s: State): number[] {
    return seatsOf(this.rules.waiting(s));
  }

  /** What a seat may do, in notation. */
  offers(s: State, seat: number): string[] {
    return this.rules.legal(s, seat).map((action) => this.write(s, seat, action));
  }

  /** Is a draw one of many, of which nobody is told anything? */
  isSilent(before: State, after: State): boolean {
    const phase = this.present.phase(before);
    return phase === this.present.phase(after) && this.facts.dealing.includes(phase);
  }

  /** Why a game has ended, as a Fluent id; null while it goes on. */
  reason(s: State): string | null {
    const place = this.rules.reason(s);
    return place === null ? null : (this.facts.reasons[place] ?? null);
  }

  /** The one door: the state with everything blanked that a viewer cannot know. */
  known(s: State, viewer: number): State {
    return this.rules.redact(s, viewer);
  }

  /** An action in notation. */
  write(s: State, actor: number, action: number): string {
    return action === TAKE_BACK ? TAKE_BACK_TEXT : this.present.write(s, actor, action);
  }

  /** The action that a notation stands for. */
  read(s: State, actor: number, text: string): number {
    return text === TAKE_BACK_TEXT ? TAKE_BACK : this.present.read(s, actor, text);
  }

  /** What a viewer is shown of a full state. */
  look(s: State, viewer: number): unknown {
    return this.present.view(this.known(s, viewer), viewer);
  }
}

/** The integer that the rules are given for an option, or null for a wrong value. */
function numberOf(option: Option, value: string): number | null {
  if (option.words) return option.words.includes(value) ? option.words.indexOf(value) : null;
  const isInside = /^[0-9]{1,9}$/.test(value) && Number(value) >= (option.low ?? 0) && Number(value) <= (option.high ?? 0);
  return isInside ? Number(value) : null;
}

function offeredBy(option: Option): string {
  return option.words?.join(", ") ?? `${option.low}–${option.high}`;
}

/** Are all of these set so? */
function holds(wanted: Readonly<Record<string, string>>, settings: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([name, value]) => settings[name] === value);
}
