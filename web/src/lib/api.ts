/** What is asked over HTTP, and how to ask; the types are the server's own, in http.ts. */
import { Refusal } from "$lib/connection.svelte";
import { here, isForHere, isHere } from "$lib/here";
import type {
  Acquaintances,
  AskedBot,
  BondKind,
  BotCard,
  BotToken,
  BroughtGame,
  Ceremony,
  CeremonyAnswer,
  ChangeMe,
  DeviceNote,
  FinishedGame,
  FriendLink,
  GameOffer,
  Highlights,
  MadeTable,
  Me,
  NewBot,
  NewDevice,
  NewFriend,
  NewInvitation,
  NewMatch,
  NewReport,
  NewTable,
  OwnBot,
  PasskeyNote,
  PlayedGame,
  Problem,
  Profile,
  PushState,
  Recover,
  RecoveryLink,
  Replay,
  SignedOut,
  SignOut,
  World,
} from "$lib/http";
import { makeHere } from "$lib/making";
import { changed, myself } from "$lib/myself";
import { isAlone } from "$lib/place";
import type { Person, Summary } from "$lib/protocol";
import { isStudied } from "$lib/studies";

const UNREACHABLE = "web-unreachable";

const ME = "/api/me";

/** Whoever has just come is told who they are before anything else is asked: each answer to a stranger makes another guest. */
let introduction: Promise<Me> | null = null;

function introduce(): Promise<Me> {
  const me = asked<Me>("GET", ME);
  introduction = me;
  me.catch(() => (introduction = null)); // whoever asks next tries again
  return me;
}

/** Ask as somebody whom the server knows, and get the answer or a refusal in words. */
export async function ask<Answer>(method: string, path: string, body?: unknown, key: Record<string, string> = {}): Promise<Answer> {
  if (isAlone) throw new Refusal("web-needs-server");
  await (introduction ?? introduce()).catch(() => undefined);
  return asked(method, path, body, key);
}

async function asked<Answer>(method: string, path: string, body?: unknown, key: Record<string, string> = {}): Promise<Answer> {
  const sent = body === undefined ? { headers: key } : { body: JSON.stringify(body), headers: { "Content-Type": "application/json", ...key } };
  let response: Response;
  try {
    response = await fetch(path, { method, ...sent });
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  const text = await response.text();
  if (!response.ok) throw refusal(text);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

function refusal(text: string): Refusal {
  try {
    const problem = JSON.parse(text) as Problem;
    return new Refusal(problem.message, problem.arguments);
  } catch {
    return new Refusal(UNREACHABLE);
  }
}

/** Can a game be gone through in this browser, without the server? */
async function canLookBack(table: string): Promise<boolean> {
  return isHere(table) || isStudied(table, (id) => ask<FinishedGame>("GET", `/api/tables/${id}/game`));
}

/** Was there no answer? */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Refusal && error.message === UNREACHABLE;
}

/** What a server says, or nothing where there is none: then what this device knows is all. */
export async function orNothing<Answer>(asked: Promise<Answer>, nothing: Answer): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (isAlone || isUnreachable(error)) return nothing;
    throw error;
  }
}

function makeThere(wish: NewTable): Promise<MadeTable> {
  return ask<MadeTable>("POST", "/api/tables", wish);
}

export const api = {
  me: () => (isAlone ? Promise.resolve(myself()) : introduce()),
  changeMe: (change: ChangeMe) => (isAlone ? Promise.resolve(changed(change)) : ask<Me>("PATCH", ME, change)),
  signOut: (everywhere: boolean) => ask<SignedOut>("POST", "/api/me/sign-out", { everywhere } satisfies SignOut),
  forgetMe: () => ask<void>("DELETE", ME),
  games: () => ask<GameOffer[]>("GET", "/api/games"),
  makeTable: (wish: NewTable) => (isForHere(wish) ? makeHere(wish, makeThere) : makeThere(wish)),
  bring: (game: BroughtGame) => ask<MadeTable>("POST", "/api/brought", game),
  match: (game: string) => ask<MadeTable>("POST", "/api/matches", { game } satisfies NewMatch),
  table: (table: string) => ask<Summary>("GET", `/api/tables/${table}`),
  discard: (table: string) => (isHere(table) ? here.ask("discard", table) : ask<void>("DELETE", `/api/tables/${table}`)),
  restore: (table: string) => (isHere(table) ? here.ask("restore", table) : ask<Summary>("POST", `/api/tables/${table}/restore`)),
  draws: async (table: string) =>
    (await canLookBack(table)) ? here.ask("draws", table) : ask<[number, number][]>("GET", `/api/tables/${table}/draws`),
  replay: async (table: string, eyes: string, from: number) =>
    (await canLookBack(table)) ? here.ask("replay", table, eyes, from) : ask<Replay>("GET", `/api/tables/${table}/replay?as=${eyes}&from=${from}`),
  log: async (table: string) => {
    if (await canLookBack(table)) return here.ask("log", table);
    throw new Refusal("analysis-not-here");
  },
  profile: (person: string) => ask<Profile>("GET", `/api/people/${person}`),
  highlights: (person: string, game: string) => ask<Highlights>("GET", `/api/people/${person}/games/${game}/highlights`),
  played: (person: string, game: string) => ask<PlayedGame[]>("GET", `/api/people/${person}/games/${game}`),
  recoveryLink: () => ask<RecoveryLink>("POST", "/api/me/recovery"),
  forgetLink: () => ask<Me>("DELETE", "/api/me/recovery"),
  recover: (token: string) => ask<Me>("POST", "/api/recover", { token } satisfies Recover),
  beginPasskey: (kind: "register" | "sign-in") => ask<Ceremony>("POST", `/api/passkeys/${kind}/begin`),
  finishPasskey: (kind: "register" | "sign-in", answer: CeremonyAnswer) => ask<Me>("POST", `/api/passkeys/${kind}/finish`, answer),
  passkeys: () => ask<PasskeyNote[]>("GET", "/api/passkeys"),
  removePasskey: (key: string) => ask<Me>("DELETE", `/api/passkeys/${key}`),
  world: () => ask<World>("GET", "/api/me/world"),
  remember: (world: World) => ask<void>("POST", "/api/me/world", world),
  forgetWorld: () => ask<void>("DELETE", "/api/me/world"),
  push: () => ask<PushState>("GET", "/api/me/push"),
  callMe: (device: NewDevice) => ask<DeviceNote>("POST", "/api/me/push", device),
  callNoMore: (device: string) => ask<void>("DELETE", `/api/me/push/${device}`),
  company: () => ask<Acquaintances>("GET", "/api/me/company"),
  friendLink: () => ask<FriendLink>("POST", "/api/me/friend-link"),
  befriend: (token: string) => ask<Person>("POST", "/api/me/friends", { token } satisfies NewFriend),
  tie: (person: string, kind: BondKind) => ask<void>("PUT", `/api/people/${person}/${kind}`),
  untie: (person: string, kind: BondKind) => ask<void>("DELETE", `/api/people/${person}/${kind}`),
  invite: (table: string, person: string) => ask<void>("POST", `/api/tables/${table}/invitations`, { person } satisfies NewInvitation),
  decline: (table: string) => ask<void>("DELETE", `/api/tables/${table}/invitations`),
  bots: () => ask<BotCard[]>("GET", "/api/bots"),
  bot: (bot: string) => ask<BotCard>("GET", `/api/bots/${bot}`),
  askBot: (table: string, bot: string) => ask<void>("POST", `/api/tables/${table}/bots`, { bot } satisfies AskedBot),
  myBots: () => ask<OwnBot[]>("GET", "/api/me/bots"),
  bringBot: (wish: NewBot) => ask<BotToken>("POST", "/api/me/bots", wish),
  changeBot: (bot: string, wish: NewBot) => ask<OwnBot>("PUT", `/api/me/bots/${bot}`, wish),
  deleteBot: (bot: string) => ask<void>("DELETE", `/api/me/bots/${bot}`),
  renewToken: (bot: string) => ask<BotToken>("POST", `/api/me/bots/${bot}/token`),
  revokeToken: (bot: string) => ask<OwnBot>("DELETE", `/api/me/bots/${bot}/token`),
  report: (table: string, report: NewReport) =>
    ask<void>("POST", `/api/tables/${table}/reports`, report),
};
