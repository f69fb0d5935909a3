/** What is asked over HTTP: the types of src/mappamundi/server/api.py, and how to ask. */
import { Refusal } from "$lib/connection.svelte";
import type { Chair, Level, Outcome, Pace, Person, Saying, Setting, Status, Summary, Told } from "$lib/protocol";
import type { Language } from "$lib/speech.svelte";

export interface Me {
  person: Person;
  is_kept: boolean;
  passkeys?: number;
  has_recovery?: boolean;
  language?: Language | null;
  colours?: string[];
  is_muted?: boolean;
  is_banned?: boolean;
}
export interface Passkey {
  id: string;
  made: number;
  name: string;
  used?: number | null;
}
export interface Option {
  name: string;
  default: string;
  words?: string[] | null;
  low?: number | null;
  high?: number | null;
}
export interface GameOffer {
  slug: string;
  title: string;
  seats: [number, number];
  usual_seats: number;
  options: Option[];
  bots: Level[];
  can_race: boolean;
}
export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats?: number | null;
  pace?: Pace;
  is_public?: boolean;
  is_rated?: boolean;
  allows_hints?: boolean;
  bots?: Level | null;
}
export interface ReplayStep {
  view: unknown;
  story: Told[];
  waiting: number[];
  actor?: number | null;
  action?: string | null;
  mark?: string | null;
  views?: unknown[] | null;
}
export interface Replay {
  table: string;
  status: Status;
  setting: Setting;
  chairs: Chair[];
  steps: ReplayStep[];
  outcome?: Outcome | null;
  sayings?: Saying[];
  first: number;
  length: number;
  next?: number | null;
}
export interface GameRecord {
  game: string;
  played: number;
  won: number;
  rated?: number;
  rating?: number | null;
  is_settled?: boolean;
}
export interface Finished {
  table: string;
  setting: Setting;
  chairs: Chair[];
  outcome: Outcome;
  ended: number;
  seat: number;
}
export interface Profile {
  person: Person;
  since: number;
  games: GameRecord[];
  recent: Finished[];
}
export type Reason = "words" | "name" | "cheating" | "leaving" | "other";
export const REASONS: readonly Reason[] = ["words", "name", "cheating", "leaving", "other"];
export interface Ceremony {
  ticket: string;
  options: Record<string, unknown>;
}

/** Whoever has just come is told who they are; what they do before that would be a stranger's. */
let introduction: Promise<unknown> = Promise.resolve();

function introduce(): Promise<Me> {
  const me = ask<Me>("GET", "/api/me");
  introduction = me.catch(() => undefined);
  return me;
}

/** Ask, and get the answer or a refusal in words. */
export async function ask<Answer>(method: string, path: string, body?: unknown, key: Record<string, string> = {}): Promise<Answer> {
  if (method !== "GET") await introduction;
  const sent = body === undefined ? { headers: key } : { body: JSON.stringify(body), headers: { "Content-Type": "application/json", ...key } };
  let response: Response;
  try {
    response = await fetch(path, { method, ...sent });
  } catch {
    throw new Refusal("web-unreachable");
  }
  const text = await response.text();
  if (!response.ok) throw refusal(text);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

function refusal(text: string): Refusal {
  try {
    const problem = JSON.parse(text) as { message: string; arguments?: Record<string, string | number> };
    return new Refusal(problem.message, problem.arguments);
  } catch {
    return new Refusal("web-unreachable");
  }
}

export const api = {
  me: introduce,
  changeMe: (change: { name?: string; colour?: string; language?: Language }) => ask<Me>("PATCH", "/api/me", change),
  signOut: (everywhere: boolean) => ask<Me>("POST", "/api/me/sign-out", { everywhere }),
  forgetMe: () => ask<void>("DELETE", "/api/me"),
  games: () => ask<GameOffer[]>("GET", "/api/games"),
  makeTable: (wish: NewTable) => ask<{ table: string }>("POST", "/api/tables", wish),
  table: (table: string) => ask<Summary>("GET", `/api/tables/${table}`),
  draws: (table: string) => ask<[number, number][]>("GET", `/api/tables/${table}/draws`),
  replay: (table: string, eyes: string, from: number) =>
    ask<Replay>("GET", `/api/tables/${table}/replay?as=${eyes}&from=${from}`),
  profile: (person: string) => ask<Profile>("GET", `/api/people/${person}`),
  recoveryLink: () => ask<{ link: string }>("POST", "/api/me/recovery"),
  forgetLink: () => ask<Me>("DELETE", "/api/me/recovery"),
  recover: (token: string) => ask<Me>("POST", "/api/recover", { token }),
  beginPasskey: (kind: "register" | "sign-in") => ask<Ceremony>("POST", `/api/passkeys/${kind}/begin`),
  finishPasskey: (kind: "register" | "sign-in", ticket: string, credential: unknown, name = "") =>
    ask<Me>("POST", `/api/passkeys/${kind}/finish`, { ticket, credential, name }),
  passkeys: () => ask<Passkey[]>("GET", "/api/passkeys"),
  removePasskey: (key: string) => ask<Me>("DELETE", `/api/passkeys/${key}`),
  report: (table: string, report: { person: string; reason: Reason; text: string }) =>
    ask<void>("POST", `/api/tables/${table}/reports`, report),
};
