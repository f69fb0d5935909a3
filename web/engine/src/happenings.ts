/** What can happen at a table, as its log keeps it; the kinds and words of the server's `happenings.py`. */
import type { Begun } from "./http.ts";
import type { Level, Reaction, Setting } from "./protocol.ts";

/** Who has a seat: the person, a bot, or a bot that holds the person's seat. */
export interface Occupant {
  person?: string;
  bot?: Level;
}

export interface Made {
  kind: "make";
  setting: Setting;
  rules: number; // version of the rules it will be played by
  host: string;
  chairs: Occupant[];
  tried?: Trial; // where it is tried out how a game that is over could have gone on
}

/** A game that is over, as far as it is gone over again. */
export interface Trial {
  lines: readonly string[];
  begun: Begun | null; // what its draws came from; null where nobody knows
}

export type Happening =
  | Made
  | { kind: "sit"; seat: number; person: string }
  | { kind: "stand"; seat: number }
  | { kind: "bots"; seats: number[]; level: Level }
  | { kind: "clear"; seat: number }
  | Started
  | Acted
  | { kind: "say"; text: string }
  | { kind: "react"; reaction: Reaction }
  | { kind: "replace"; seat: number; level: Level }
  | { kind: "rematch"; table: string };

/** The game began with these draws, and with this much time if there is a clock. */
export interface Started {
  kind: "start";
  commitment: string;
  lines: readonly string[];
  decision: number | null; // milliseconds for each
}

/** A seat acted, and chance after it; `mark` says who decided if not the person. */
export interface Acted {
  kind: "act";
  seat: number;
  lines: readonly string[];
  mark: string;
}

/** One line of a table's log. */
export interface Entry {
  table: string;
  sequence: number;
  at: number;
  command: string; // the id under which it was wished for
  happened: Happening;
}
