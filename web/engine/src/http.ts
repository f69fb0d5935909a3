// Made by scripts/types from the server's own structs. Change those, then run it again.

import type { Chair, Level, Outcome, Pace, Person, Saying, Setting, Status, Told } from "./protocol.ts";

export const LONGEST_NAME = 24;
export const LONGEST_REPORT = 400;
export const LONGEST_MEASURE = 87600;
export const MOST_MARKS = 32;
export const MOST_FACTS = 4000;
export const LONGEST_ABOUT = 300;
export const LONGEST_LINK = 200;
export const MOST_ROUNDS = 12;
export const MOST_ENTRANTS = 128;
export const MOST_AROUND = 24;
export const LONGEST_CONTEST_NAME = 60;
export const MOST_MEMBERS = 64;
export const MOST_LEAGUES = 10;

export const COLOURS = ["red", "orange", "amber", "lime", "green", "teal", "sky", "blue", "indigo", "violet", "pink", "brown"] as const;
export type Colour = (typeof COLOURS)[number];
export const BONDKINDS = ["friend", "mute", "block"] as const;
export type BondKind = (typeof BONDKINDS)[number];
export const LANGUAGES = ["en", "de", "fr", "pl", "it", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const REASONS = ["words", "name", "cheating", "leaving", "other"] as const;
export type Reason = (typeof REASONS)[number];
export const SANCTIONS = ["mute", "ban"] as const;
export type Sanction = (typeof SANCTIONS)[number];
export const CLOCKEDPACES = ["live", "daily"] as const;
export type ClockedPace = (typeof CLOCKEDPACES)[number];
export const PAIRINGS = ["swiss", "robin"] as const;
export type Pairing = (typeof PAIRINGS)[number];
export const CONTESTSTAGES = ["open", "running", "over", "closed"] as const;
export type ContestStage = (typeof CONTESTSTAGES)[number];

/** What shall be different about me. */
export interface ChangeMe {
  name?: string;
  colour?: Colour;
  language?: Language;
}

/** Forget me in this browser, or in all of them. */
export interface SignOut {
  everywhere?: boolean;
}

/** The token of such an address. */
export interface Recover {
  token: string;
}

/** What the authenticator has answered. */
export interface CeremonyAnswer {
  ticket: string;
  credential: Record<string, unknown>;
  /** of what the passkey was made with */
  name?: string;
}

/** A browser in which I want to be called, as its push service has made it known. */
export interface NewDevice {
  endpoint: string;
  /** the browser's public one */
  key: string;
  auth: string;
  language: Language;
  /** in words its owner knows again */
  name?: string;
}

/** What I remember of a fact of the world: when it was judged, rightly or not, and where. */
export interface Remembered {
  /** a topic and a country */
  fact: string;
  /** when it was first revealed */
  first: number;
  marks: ([number, 0 | 1, string])[];
}

/** All that I remember of it, or some that a device remembers. */
export interface World {
  memories: Remembered[];
  /** what was remembered up to then is forgotten on every device */
  forgotten?: number;
}

/** The token of such an address. */
export interface NewFriend {
  token: string;
}

/** A friend whom I ask to a table. */
export interface NewInvitation {
  person: string;
}

/** The bot that I would like to play with. */
export interface AskedBot {
  bot: string;
  /** null for any that is free */
  seat?: number | null;
}

/** A bot that I bring along. */
export interface NewBot {
  name: string;
  about?: string;
  link?: string;
  /** that it plays; none: all */
  games?: string[];
}

/** The table I want; with `bots` all other seats are theirs and it begins at once. */
export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats?: number | null;
  pace?: Pace;
  is_public?: boolean;
  is_rated?: boolean;
  allows_hints?: boolean;
  bots?: Level | null;
  /** for who is away; 0: endless */
  patience?: number;
  /** may guest bots sit down that I have not asked? */
  admits_bots?: boolean;
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

/** A game from its first draw, in a form that can be kept, sent and replayed anywhere. */
export interface Log {
  /** format of the file */
  mappamundi: number;
  game: string;
  /** version of the rules it was played by */
  rules: number;
  /** who sat there */
  seats: string[];
  options: Record<string, string>;
  actions: string[];
  /** hash of the secret behind the draws */
  commitment: string | null;
  /** the secret itself, once the game is over */
  secret: string | null;
  /** elsewhere, by other draws */
  begun?: Begun;
}

/** A game against bots that I have begun on a device of my own, and want to go on with here. */
export interface BroughtGame {
  /** so far, with the secret behind its draws; whoever is not me in it is a bot, by level */
  log: Log;
  /** mine */
  seat: number;
  allows_hints?: boolean;
}

/** The game that I want to play now, with anybody. */
export interface NewMatch {
  game: string;
}

/** The contest I want to host. */
export interface NewContest {
  game: string;
  name?: string;
  pace?: ClockedPace;
  /** as many as it takes, in a round robin */
  rounds?: number;
  /** of the bots that fill tables */
  level?: Level;
  /** at each table; as many as usual */
  seats?: number | null;
  pairing?: Pairing;
  /** which it counts in, one of mine */
  league?: string | null;
}

/** The league I want to found. */
export interface NewLeague {
  name?: string;
}

/** What I have to say about somebody at a table. */
export interface NewReport {
  person: string;
  reason: Reason;
  text?: string;
}

/** Somebody shall not speak, or not come in: who was reported, a person, or an address. */
export interface NewMeasure {
  kind: Sanction;
  report?: string | null;
  person?: string | null;
  address?: string | null;
  /** and nobody else from where that person is now */
  with_address?: boolean;
  /** null for good */
  hours?: number | null;
}

/** The person of this browser. */
export interface Me {
  person: Person;
  /** a passkey or a recovery link finds this person again */
  is_kept: boolean;
  passkeys: number;
  has_recovery: boolean;
  /** null until one is chosen */
  language: Language | null;
  /** to choose from */
  colours: Colour[];
  /** by the operator: no words, and the name that goes with the id */
  is_muted: boolean;
  /** by the operator: no tables */
  is_banned: boolean;
  /** chosen, and not the one that goes with the id */
  has_name: boolean;
}

/** Who this browser is now, and what still finds the person it was. */
export interface SignedOut {
  person: Person;
  is_kept: boolean;
  passkeys: number;
  has_recovery: boolean;
  language: Language | null;
  colours: Colour[];
  is_muted: boolean;
  is_banned: boolean;
  has_name: boolean;
  passkeys_left: number;
  has_recovery_left: boolean;
}

/** A passkey as its owner may read of it. */
export interface PasskeyNote {
  id: string;
  /** milliseconds since 1970 */
  made: number;
  /** of what it was made with */
  name: string;
  /** when it last was */
  used: number | null;
}

/** What somebody, or a bot, has done at rated tables where a guest bot sat. */
export interface MixedRecord {
  /** tables that counted */
  rated: number;
  rating: number;
  is_settled: boolean;
}

/** What somebody has done in one game. */
export interface GameRecord {
  game: string;
  /** tables finished */
  played: number;
  won: number;
  /** those of them that counted for the rating */
  rated: number;
  rating: number | null;
  /** enough rated tables, with enough others, to be compared */
  is_settled: boolean;
  /** the same of tables with guest bots, where there are any */
  mixed: MixedRecord | null;
}

/** A table that somebody has sat at, with what they were shown of it. */
export interface Seated {
  table: string;
  status: Status;
  setting: Setting;
  /** null for who left before the start */
  seat: number | null;
  /** the log as this seat may read it */
  actions: string[];
  said: Saying[];
}

/** A report as whoever made it may read it again. */
export interface ReportNote {
  table: string;
  reason: Reason;
  text: string;
  /** milliseconds since 1970 */
  at: number;
}

/** What I have said of somebody. */
export interface BondNote {
  kind: BondKind;
  person: string;
  /** milliseconds since 1970 */
  at: number;
}

/** A table to which a friend asks me. */
export interface Invited {
  table: string;
  game: string;
  by: Person;
}

/** Such a browser, as its owner may read of it. */
export interface DeviceNote {
  id: string;
  /** milliseconds since 1970 */
  made: number;
  name: string;
  endpoint: string;
  language: string;
}

/** A deal that I have played on its day. */
export interface TryNote {
  day: string;
  game: string;
  table: string;
  /** milliseconds since 1970 */
  begun: number;
}

/** Everything that is kept about a bot of mine. */
export interface BotExport {
  id: string;
  name: string;
  about: string;
  link: string;
  /** that it plays */
  games: string[];
  /** milliseconds since 1970 */
  made: number;
  /** when its token was made */
  token: number | null;
  records: GameRecord[];
  tables: Seated[];
}

/** A contest that I have entered. */
export interface EntryNote {
  contest: string;
  /** milliseconds since 1970 */
  joined: number;
  /** mine, once it is over */
  place: number | null;
}

/** A league that I am or was in. */
export interface LeagueNote {
  league: string;
  /** milliseconds since 1970 */
  joined: number;
  /** when I left it */
  gone: number | null;
}

/** Everything that is kept about a person. */
export interface Export {
  me: Me;
  since: number | null;
  passkeys: PasskeyNote[];
  games: GameRecord[];
  tables: Seated[];
  /** that I have made */
  reports: ReportNote[];
  bonds: BondNote[];
  /** to tables that are still open */
  invitations: Invited[];
  /** in which I am called */
  devices: DeviceNote[];
  /** of days */
  deals: TryNote[];
  /** that I have brought along */
  bots: BotExport[];
  world: World;
  contests: EntryNote[];
  leagues: LeagueNote[];
}

/** An address that makes whoever opens it this person; it replaces the one before. */
export interface RecoveryLink {
  link: string;
}

/** What the browser's authenticator is asked, and a ticket to hand in with its answer. */
export interface Ceremony {
  ticket: string;
  /** for navigator.credentials, as the standard's JSON has them */
  options: Record<string, unknown>;
}

/** Where I am called when no page is open. */
export interface PushState {
  /** this server's public one; empty where nobody is called */
  key: string;
  devices: DeviceNote[];
}

/** A table that somebody has finished. */
export interface Finished {
  table: string;
  setting: Setting;
  chairs: Chair[];
  outcome: Outcome;
  /** milliseconds since 1970 */
  ended: number;
  seat: number;
}

/** Somebody, and what may be known of what they have played. */
export interface Profile {
  person: Person;
  /** milliseconds since 1970 */
  since: number;
  games: GameRecord[];
  recent: Finished[];
  contests_won: number;
}

/** How one finished game went for somebody. */
export interface PlayedGame {
  /** milliseconds since 1970 */
  ended: number;
  place: number;
  points: number;
  seats: number;
  /** of the bots, where there were any */
  level: Level | null;
  /** where who asks may watch it again */
  table: string | null;
}

/** A card that somebody likes to play, or at least often does. */
export interface FavouriteCard {
  card: string;
  /** times */
  played: number;
  /** games with it */
  won: number;
}

/** One of somebody's best games, and the cards they played in it. */
export interface BestDeal {
  ended: number;
  place: number;
  points: number;
  seats: number;
  level: Level | null;
  table: string | null;
  cards: string[];
}

/** What somebody may be proud of in one game. */
export interface Highlights {
  favourites: FavouriteCard[];
  best: BestDeal[];
}

/** Somebody who is my friend, as I am theirs. */
export interface Friend {
  person: Person;
  /** connected to this server now */
  is_here: boolean;
}

/** The people I have to do with here. */
export interface Acquaintances {
  friends: Friend[];
  /** who would like to be my friend */
  asking: Person[];
  /** whom I have asked */
  asked: Person[];
  /** whose words I do not see */
  muted: Person[];
  /** the same, and I do not meet them */
  blocked: Person[];
  invitations: Invited[];
}

/** An address; whoever opens it and agrees is my friend. */
export interface FriendLink {
  link: string;
}

/** A guest bot, as everybody may see it. */
export interface BotCard {
  person: Person;
  author: Person;
  about: string;
  link: string;
  /** that it plays */
  games: string[];
  /** connected to this server now */
  is_here: boolean;
  /** with its ratings */
  records: GameRecord[];
}

/** A bot of mine. */
export interface OwnBot {
  person: Person;
  author: Person;
  about: string;
  link: string;
  games: string[];
  is_here: boolean;
  records: GameRecord[];
  /** milliseconds since 1970 */
  made: number;
  has_token: boolean;
}

/** What a bot comes in with; it is shown once and kept nowhere. */
export interface BotToken {
  bot: OwnBot;
  token: string;
}

/** Something that can be set: one of some words, or a number between two. */
export interface Option {
  name: string;
  default: string;
  words: string[] | null;
  low: number | null;
  high: number | null;
}

/** A game that can be played here. */
export interface GameOffer {
  slug: string;
  title: string;
  /** fewest and most */
  seats: [number, number];
  usual_seats: number;
  options: Option[];
  bots: Level[];
  /** is there a way to play it against the clock of one's hands? */
  can_race: boolean;
  /** the options that make it that */
  race: Record<string, string>;
}

/** A table that there is now. */
export interface MadeTable {
  table: string;
}

/** A game that is over, with all that it takes to step through it elsewhere. */
export interface FinishedGame {
  table: string;
  setting: Setting;
  chairs: Chair[];
  /** with the secret behind its draws */
  log: Log;
}

/** A decision, or all draws up to the next one, and what is seen after it. */
export interface ReplayStep {
  /** the game's own `View` */
  view: unknown;
  story: Told[];
  waiting: number[];
  /** null for chance */
  actor: number | null;
  /** in notation, null for chance; with `?` for what may not be known */
  action: string | null;
  /** who decided, if not the person of the seat */
  mark: string | null;
  /** with every card open: what each seat sees */
  views: unknown[] | null;
}

/** A part of a game, to step through; what was said last comes with the first. */
export interface Replay {
  table: string;
  status: Status;
  setting: Setting;
  chairs: Chair[];
  steps: ReplayStep[];
  outcome: Outcome | null;
  sayings: Saying[];
  /** the number of the first step here */
  first: number;
  /** steps in all */
  length: number;
  /** the step to ask for next, unless these are the last */
  next: number | null;
}

/** My own game of a deal, as far as it has come. */
export interface OwnTry {
  table: string;
  status: Status;
  /** at the table; null while it is being played */
  place: number | null;
  points: number | null;
  /** was it played on the day itself? */
  counts: boolean;
}

/** Today's deal in one game. */
export interface DealOffer {
  game: string;
  seats: number;
  /** mine */
  seat: number;
  /** of the bots in all others */
  level: Level;
  /** the hash of what its draws come from, told the day after */
  commitment: string;
  /** the same of tomorrow's deal */
  tomorrow: string;
  /** people who have finished it */
  played: number;
  mine: OwnTry | null;
  /** mine, among all who have finished it */
  rank: number | null;
}

/** The deals of today, one in each game. */
export interface DealsToday {
  day: string;
  /** milliseconds since 1970 */
  ends: number;
  deals: DealOffer[];
}

/** A day's deal that can be looked at, and played out of competition. */
export interface PastDeal {
  day: string;
  mine: OwnTry | null;
}

/** How somebody did with a deal; equals share a rank. */
export interface DealResult {
  rank: number;
  person: Person;
  points: number;
  /** at the table */
  place: number;
  /** to be watched */
  table: string;
}

/** What became of a deal: open to who has played it, and to all when its day is over. */
export interface DealSheet {
  day: string;
  game: string;
  /** is the day? */
  is_over: boolean;
  /** milliseconds since 1970 */
  ends: number;
  seats: number;
  /** of whoever plays it */
  seat: number;
  /** of the bots */
  level: Level;
  commitment: string;
  /** people who have finished it on its day */
  played: number;
  /** that its draws come from, once the day is over */
  secret: string | null;
  mine: OwnTry | null;
  rank: number | null;
  /** the best of them; null before I have played */
  results: DealResult[] | null;
}

/** A contest that I host or have entered. */
export interface ContestLine {
  contest: string;
  name: string;
  game: string;
  stage: ContestStage;
  /** the round that is played, 0 before the first */
  number: number;
  rounds: number;
  is_host: boolean;
  /** mine, once it is over */
  place: number | null;
}

/** A contest that there is now; its id is the invitation. */
export interface MadeContest {
  contest: string;
}

/** How somebody stands; equals share a place. */
export interface ContestRow {
  place: number;
  person: Person;
  /** of points */
  halves: number;
  /** per cent beaten of those with the same cards, rounds added up */
  duplicate: number;
  /** halves of points of those they met */
  opponents: number;
  /** tables */
  won: number;
  /** they left, or did not play their last table to its end */
  is_out: boolean;
}

/** A table of a round; it can be watched again when the round is over. */
export interface ContestTable {
  /** of the round */
  number: number;
  table: string;
  chairs: Chair[];
  is_over: boolean;
  /** by seat, once it is over */
  places: number[];
  points: number[];
}

/** Everything about a contest: who has entered, who plays where, how it stands. */
export interface ContestSheet {
  contest: string;
  name: string;
  game: string;
  pace: Pace;
  /** at each table */
  seats: number;
  pairing: Pairing;
  /** in a round robin as many as it takes with those who have entered so far */
  rounds: number;
  /** the round that is played, 0 before the first */
  number: number;
  level: Level;
  stage: ContestStage;
  host: Person;
  /** may I start it? Anybody of its league may */
  is_host: boolean;
  is_in: boolean;
  standings: ContestRow[];
  /** of all rounds, the latest first */
  tables: ContestTable[];
  /** where I play now */
  mine: string | null;
  /** which it counts in */
  league: string | null;
  league_name: string;
}

/** A league that I am in. */
export interface LeagueLine {
  league: string;
  name: string;
  members: number;
  /** contests that are over */
  played: number;
  is_over: boolean;
  /** mine, once a contest is over */
  place: number | null;
  /** which is not over */
  next: string | null;
}

/** A league that there is now; its id is the invitation. */
export interface MadeLeague {
  league: string;
}

/** How somebody stands; equals share a place. */
export interface LeagueRow {
  place: number;
  person: Person;
  points: number;
  /** contests */
  won: number;
  /** points in each contest that is over, the first first */
  course: (number | null)[];
  /** they left */
  is_out: boolean;
}

/** A contest of a league. */
export interface LeagueContest {
  contest: string;
  name: string;
  game: string;
  stage: ContestStage;
  /** milliseconds since 1970 */
  made: number;
  /** how many people */
  entered: number;
  /** am I one of them? */
  is_in: boolean;
  winners: Person[];
}

/** Everything about a league: how it stands, what comes next, what was. */
export interface LeagueSheet {
  league: string;
  name: string;
  is_over: boolean;
  /** may I end it? */
  is_host: boolean;
  is_in: boolean;
  standings: LeagueRow[];
  /** the first first */
  contests: LeagueContest[];
  /** the last contest once more */
  again: NewContest | null;
}

/** One row of the atlas; a figure that does not exist is None. */
export interface Country {
  alpha2: string;
  alpha3: string;
  numeric: string;
  cia_code: string;
  un_status: string;
  continents: string[];
  area_km2: string;
  highest_point_name: string;
  highest_point_m: string;
  capital_mean_temp_c: string;
  capital_mean_temp_source: string;
  population: number | null;
  life_expectancy_years: string | null;
  gdp_ppp_per_capita_usd: string | null;
  gdp_year: number | null;
  median_age_years: string | null;
  lat_deg: string;
  lon_deg: string;
  coastline_km: string;
  land_boundary_km: string;
  /** island, coastal, landlocked */
  coast: string;
  /** christianity, islam, other */
  religion_majority: string | null;
  religion_largest: string | null;
  religion_largest_pct: string | null;
  /** monarchy, republic, other */
  government: string | null;
  climate_zones: string[];
  hemispheres: string[];
  gdp_nominal_per_capita_usd: string | null;
  gdp_nominal_year: number | null;
  /** language -> name */
  names: Record<string, string>;
  /** language -> capital; empty for Antarctica */
  capitals: Record<string, string>;
}

/** The countries with their figures and names, and the decks made of them. */
export interface Atlas {
  countries: Country[];
  decks: Record<string, string[]>;
  jokers: string[][];
}

/** A printed piece: its size in millimetres and what stands on both sides. */
export interface Card {
  id: string;
  width: number;
  height: number;
  front: Record<string, unknown>;
  back: Record<string, unknown> | null;
}

/** All pieces of a game in a language. */
export interface Cards {
  game: string;
  title: string;
  cards: Card[];
}

/** A report as the operator reads it. */
export interface Report {
  id: string;
  table: string;
  against: Person;
  /** null for somebody who is deleted */
  by: Person | null;
  reason: Reason;
  text: string;
  /** milliseconds since 1970 */
  at: number;
  /** the last words of who is reported, at that table */
  said: Saying[];
  /** that hold against who is reported */
  measures: Sanction[];
  is_closed: boolean;
}

/** What holds against somebody. */
export interface Measure {
  id: string;
  kind: Sanction;
  what: "address" | "person";
  /** milliseconds since 1970 */
  made: number;
  until: number | null;
  address: string | null;
  /** that it was taken because of */
  report: string | null;
}

/** Why something was not done: a Fluent id with its arguments. */
export interface Problem {
  message: string;
  arguments: Record<string, string | number>;
}
