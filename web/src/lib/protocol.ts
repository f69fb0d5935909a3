/* What goes over a table's socket: the types of src/mappamundi/server/protocol.py. */

export type Pace = "relaxed" | "live" | "daily";
export type Status = "open" | "running" | "over";
export type Level = "novice" | "steady" | "strong" | "master";
export type Reaction = "bravo" | "ouch" | "hm" | "laugh" | "hurry" | "thanks";

export interface Told {
  message: string;
  arguments?: Record<string, number | string | string[] | number[]>;
}

export interface Watch {
  type: "watch";
  table: string;
  seen?: number;
}
export interface Unwatch {
  type: "unwatch";
  table: string;
}
export interface WatchLobby {
  type: "watch-lobby";
  on?: boolean;
}
export interface Act {
  type: "act";
  table: string;
  id: string;
  seen: number;
  actions: string[];
}
export interface Sit {
  type: "sit";
  table: string;
  id: string;
  seat?: number | null;
}
export interface Stand {
  type: "stand";
  table: string;
  id: string;
}
export interface SeatBots {
  type: "seat-bots";
  table: string;
  id: string;
  level: Level;
  seats?: number[] | null;
}
export interface Clear {
  type: "clear";
  table: string;
  id: string;
  seat: number;
}
export interface Start {
  type: "start";
  table: string;
  id: string;
}
export interface Rematch {
  type: "rematch";
  table: string;
  id: string;
}
export interface Say {
  type: "say";
  table: string;
  id: string;
  text: string;
}
export interface React {
  type: "react";
  table: string;
  id: string;
  reaction: Reaction;
}
export interface AskHint {
  type: "ask-hint";
  table: string;
  id: string;
}
export interface Echo {
  type: "echo";
  number: number;
}
export type Command = Act | Sit | Stand | SeatBots | Clear | Start | Rematch | Say | React;
export type Request = Watch | Unwatch | WatchLobby | AskHint | Echo | Command;

export interface Person {
  id: string;
  name: string;
  colour: string;
}
export interface Chair {
  person?: Person | null;
  bot?: Level | null;
  is_connected?: boolean;
}
export interface Clock {
  now: number;
  deadlines: Record<string, number>;
  reserves?: Record<string, number>;
  unlocks?: number | null;
}
export interface Setting {
  game: string;
  options: Record<string, string>;
  seats: number;
  pace: Pace;
  is_public: boolean;
  is_rated: boolean;
  allows_hints: boolean;
}
export interface Saying {
  version: number;
  person: Person;
  at: number;
  text?: string | null;
  reaction?: Reaction | null;
}
export interface Line {
  version: number;
  told: Told;
}
export interface Outcome {
  points: number[];
  places: number[];
  secret: string;
}
export interface Table {
  type: "table";
  table: string;
  version: number;
  since?: number | null;
  status?: Status;
  setting?: Setting;
  host?: Person;
  chairs?: Chair[];
  watchers?: number;
  seat?: number | null;
  view?: unknown;
  waiting?: number[];
  legal?: string[];
  can_take_back?: boolean;
  clock?: Clock | null;
  commitment?: string | null;
  outcome?: Outcome | null;
  rematch?: string | null;
  story?: Line[];
  sayings?: Saying[];
}
export interface Done {
  type: "done";
  id: string;
  table: string;
  version: number;
}
export interface Refused {
  type: "refused";
  message: string;
  arguments?: Record<string, string | number>;
  id?: string | null;
  table?: string | null;
}
export interface Candidate {
  action: string;
  points: number;
  share: number;
}
export interface Hint {
  type: "hint";
  id: string;
  table: string;
  version: number;
  candidates: Candidate[];
}
export interface Summary {
  table: string;
  version: number;
  status: Status;
  setting: Setting;
  chairs: Chair[];
  made: number;
  mine?: boolean;
  my_turn?: boolean;
}
export interface Lobby {
  type: "lobby";
  tables: Summary[];
}
export interface LobbyChange {
  type: "lobby-change";
  table?: Summary | null;
  gone?: string | null;
}
export interface Welcome {
  type: "welcome";
  me: Person;
  protocol?: number;
  release?: string;
}
export interface Probe {
  type: "probe";
  number: number;
}
export interface LostRace {
  type: "lost-race";
  id: string;
  table: string;
  seat: number;
  action: string;
}
export type Reply =
  | Welcome | Table | Done | Refused | Hint | Lobby | LobbyChange | Probe | LostRace;
