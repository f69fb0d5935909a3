// Made by scripts/types from the server's own structs. Change those, then run it again.

export const VERSION = 1;
export const LONGEST_FRAME = 16384;
export const LONGEST_SAYING = 400;

export const PACES = ["relaxed", "live", "daily"] as const;
export type Pace = (typeof PACES)[number];
export const STATUSES = ["open", "running", "over"] as const;
export type Status = (typeof STATUSES)[number];
export const LEVELS = ["novice", "steady", "strong", "master", "grandmaster"] as const;
export type Level = (typeof LEVELS)[number];
export const REACTIONS = ["bravo", "ouch", "hm", "laugh", "hurry", "thanks"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Do these actions of the game for my seat, all of them or none; "take back" is one. */
export interface Act {
  type: "act";
  table: string;
  id: string;
  /** the version that I acted on */
  seen: number;
  actions: string[];
}

/** Take an empty seat or a bot's, or one kept for me, before the start; or return to mine. */
export interface Sit {
  type: "sit";
  table: string;
  id: string;
  /** null for any */
  seat?: number | null;
}

/** Leave my seat; once a table is running a bot holds it until I sit down again. */
export interface Stand {
  type: "stand";
  table: string;
  id: string;
}

/** Put bots of a level into these seats, or into every empty one. */
export interface SeatBots {
  type: "seat-bots";
  table: string;
  id: string;
  level: Level;
  seats?: number[] | null;
}

/** Send a bot or, as host, somebody away from a seat before the start. */
export interface Clear {
  type: "clear";
  table: string;
  id: string;
  seat: number;
}

/** Begin; every seat must be taken by a bot or by somebody who wants to play. */
export interface Start {
  type: "start";
  table: string;
  id: string;
}

/** Open a table with the same bots, options and pace, and seats kept for the same people. */
export interface Rematch {
  type: "rematch";
  table: string;
  id: string;
}

/** A word to the table. */
export interface Say {
  type: "say";
  table: string;
  id: string;
  text: string;
}

/** A quick reaction, shown to the table. */
export interface React {
  type: "react";
  table: string;
  id: string;
  reaction: Reaction;
}

/** Remind somebody who is away that the table waits for them. */
export interface Nudge {
  type: "nudge";
  table: string;
  id: string;
  seat: number;
}

/** Let a bot keep the seat warm of somebody who has been away for long; they get it back. */
export interface Hold {
  type: "hold";
  table: string;
  id: string;
  seat: number;
}

/** Show me this table from now on; `seen` is the last version I have, -1 for none. */
export interface Watch {
  type: "watch";
  table: string;
  seen?: number;
  /** by which I make views myself; 0: I do not */
  rules?: number;
}

/** Stop showing me this table; a seat there stays mine. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Show me the newest open tables and mine, and every change of them, or stop it. */
export interface WatchLobby {
  type: "watch-lobby";
  on?: boolean;
}

/** What would a master do in my place? Only where the table allows it. */
export interface AskHint {
  type: "ask-hint";
  table: string;
  id: string;
  /** out on the board, not sent */
  laid?: string[];
}

/** The answer to a `probe`, sent back at once. */
export interface Echo {
  type: "echo";
  number: number;
}

/** A person as everybody may see them. */
export interface Person {
  id: string;
  name: string;
  /** one of the names of colours that the browser knows */
  colour: string;
  /** a program of somebody's, which its name says too */
  is_bot?: boolean;
}

/** The first message on every connection. */
export interface Welcome {
  type: "welcome";
  me: Person;
  protocol?: number;
  release?: string;
}

/** What a table was made to be. */
export interface Setting {
  game: string;
  options: Record<string, string>;
  seats: number;
  pace: Pace;
  is_public: boolean;
  is_rated: boolean;
  allows_hints: boolean;
  /** seconds after which a bot may hold the seat of who is away; 0: never */
  patience?: number;
  /** seconds after which bots take the free seats and it begins; 0: by hand */
  fills?: number;
  /** the name of the deal that is played here, if other tables have the same */
  deal?: string;
  /** may guest bots sit down that nobody has asked? */
  admits_bots?: boolean;
}

/** A seat at a table and who sits there. */
export interface Chair {
  person?: Person | null;
  /** the bot that sits here, or that holds the seat for its person */
  bot?: Level | null;
  is_connected?: boolean;
  /** the seat is kept for the person, who has not agreed to play yet */
  is_invited?: boolean;
  /** milliseconds that the person has not been here, when this was said */
  away?: number | null;
}

/** Time, in milliseconds since 1970 by the server's clock. */
export interface Clock {
  /** when this was said */
  now: number;
  /** seat -> when its time is up, the reserve included */
  deadlines: Record<number, number>;
  /** seat -> milliseconds of reserve left */
  reserves?: Record<number, number>;
  /** nobody may act before this, while something still rolls */
  unlocks?: number | null;
}

/** A part of a game that was played elsewhere, by draws from a secret of its own. */
export interface Stage {
  /** made by the end of it, since the beginning of the game */
  draws: number;
  commitment: string;
  /** once the game is over */
  secret: string | null;
}

/** Where a game was begun before it went on here: brought to a server, or tried out anew. */
export interface Begun {
  draws: number;
  commitment: string;
  secret: string | null;
  /** parts before that, the first of them first */
  earlier: Stage[];
}

/** How a game ended. */
export interface Outcome {
  points: number[];
  places: number[];
  /** behind the commitment: anyone can check the draws now */
  secret: string;
  /** why it ended, as a Fluent id; a list of past games does not say */
  reason?: string | null;
  /** where it was begun, if that was elsewhere; nor does it say that */
  begun?: Begun | null;
}

/** A Fluent id with its arguments. */
export interface Told {
  message: string;
  arguments: Record<string, number | string | (string | number)[]>;
}

/** Something told at a version of the table. */
export interface Line {
  version: number;
  told: Told;
}

/** A word or a reaction at a table. */
export interface Saying {
  version: number;
  person: Person;
  /** milliseconds since 1970 */
  at: number;
  text?: string | null;
  reaction?: Reaction | null;
}

/** One action, or one draw, as far as its reader may know it. */
export interface KnownStep {
  /** a seat, or 12 for chance */
  actor: number;
  /** as its reader would number it; -2 where it may not be read, -3 for `take back` */
  action: number;
  /** what it changes */
  after?: number[];
  /** what has changed before it without a word */
  before?: number[];
}

/** How a game went on since the version before, for who runs its rules themselves. */
export interface KnownCourse {
  steps?: KnownStep[];
  /** what has changed after them without a word */
  then?: number[];
  /** must you decide something now? */
  is_asked?: boolean;
}

/** Where a table stands for its reader. */
export interface TableNews {
  type: "table";
  table: string;
  version: number;
  since?: number | null;
  status?: Status;
  setting?: Setting;
  host?: Person;
  /** did the host begin the game on a device of their own? */
  is_brought?: boolean;
  chairs?: Chair[];
  watchers?: number;
  /** milliseconds until it begins by itself, when this was said */
  gathers?: number;
  /** yours, null for a spectator */
  seat?: number | null;
  /** what the game shows you: its own `View` */
  view?: unknown;
  /** seats that must decide */
  waiting?: number[];
  /** what you may do now, in notation */
  legal?: string[];
  can_take_back?: boolean;
  clock?: Clock | null;
  commitment?: string | null;
  outcome?: Outcome | null;
  /** the table that follows this one */
  rematch?: string | null;
  /** who wished for it */
  rematch_by?: Person | null;
  story?: Line[];
  sayings?: Saying[];
  /** the story is from after that version on; all of it is in the replay */
  begins?: number;
  known?: string;
  course?: KnownCourse;
}

/** A command is kept: it took effect in this version. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  version: number;
}

/** A request changed nothing, and why: a Fluent id with its arguments. */
export interface Refused {
  type: "refused";
  message: string;
  arguments?: Record<string, string | number>;
  id?: string | null;
  table?: string | null;
}

/** An action a master thought about. */
export interface HintedAction {
  action: string;
  /** expected at the end */
  points: number;
  /** of the thought given to it */
  share: number;
}

/** What a master would do in your place, best first. */
export interface Hint {
  type: "hint";
  id: string;
  table: string;
  version: number;
  candidates: HintedAction[];
  /** the best decision, all of its parts if they are few */
  actions?: string[];
  /** that speaks for it */
  reason?: Told | null;
}

/** A table as a lobby shows it. */
export interface Summary {
  table: string;
  version: number;
  status: Status;
  setting: Setting;
  chairs: Chair[];
  /** milliseconds since 1970 */
  made: number;
  /** do you sit there? */
  mine?: boolean;
  my_turn?: boolean;
  /** it cannot be taken up for now: it can only be left */
  is_aside?: boolean;
}

/** The newest open public tables and all of yours. */
export interface Lobby {
  type: "lobby";
  tables: Summary[];
  /** open tables that are not shown */
  more?: number;
}

/** A table that is new in the lobby or has changed, or one that is gone. */
export interface LobbyChange {
  type: "lobby-change";
  table?: Summary | null;
  gone?: string | null;
}

/** Send it back as an `echo` at once: so the server learns how long your line is. */
export interface Probe {
  type: "probe";
  number: number;
}

/** Somebody else was first. */
export interface LostRace {
  type: "lost-race";
  id: string;
  table: string;
  /** who */
  seat: number;
  action: string;
}

/** A part of somebody's points, and what brings it; all parts together are the score. */
export interface Counted {
  points: number;
  told: Told;
}

export type Command = Act | Sit | Stand | SeatBots | Clear | Start | Rematch | Say | React | Nudge | Hold;
export type Request = Watch | Unwatch | WatchLobby | AskHint | Echo | Act | Sit | Stand | SeatBots | Clear | Start | Rematch | Say | React | Nudge | Hold;
export type Reply = Welcome | TableNews | Done | Refused | Hint | Lobby | LobbyChange | Probe | LostRace;
