/** The tables of this browser: made, looked at, put away and taken out again. */
import type { BroughtGame, FinishedGame, MadeTable, NewTable, PlayedGame, Replay } from "../../src/lib/http.ts";
import type { Command, Person, Rematch, Reply, Request, Setting, Summary } from "../../src/lib/protocol.ts";
import { Archive } from "./archive.ts";
import { need, Refusal } from "./errors.ts";
import type { Game } from "./game.ts";
import type { Entry, Made, Occupant } from "./happenings.ts";
import { draws, type Log } from "./log.ts";
import { chairs, outcome, sayings } from "./showing.ts";
import { NOTHING } from "./sight.ts";
import type { Heading, Store } from "./store.ts";
import { type Surroundings, Table } from "./table.ts";
import type { Thinker } from "./thinking.ts";

const MARK = "~"; // begins the names of these tables, and of none that a server has
const ID_BYTES = 15;
const MOST = 60; // tables that are over or put away, and still kept
const ENDS = 500; // games of which only the end is kept
const OWN = "me"; // the one person

export interface HallParts {
  me(): Person;
  store: Store;
  thinker: Thinker;
  haste(): number; // a factor of the time that a bot seems to think: 0 for at once
  load(slug: string): Promise<Game>;
  send(reply: Reply): void;
  /** Tell other pages that a table has changed. */
  announce(table: string, version: number): void;
}

/** A game that was played here. */
export interface DeviceGame extends PlayedGame {
  game: string;
}

/** Is this the name of a table in a browser? */
export function isHere(table: string): boolean {
  return table.startsWith(MARK);
}

export class Hall {
  readonly #parts: HallParts;
  readonly #tables = new Map<string, Promise<Table>>();
  readonly #around: Surroundings;
  readonly #archive: Archive;
  #watched: string | null = null;
  #isFollowed = false; // is the list of tables looked at?

  constructor(parts: HallParts) {
    this.#parts = parts;
    this.#archive = new Archive(parts.load);
    const [changed, lost] = [(table: Table): void => this.#changed(table), (table: Table): Promise<void> => this.#reload(table.id)];
    this.#around = { ...parts, changed, lost };
  }

  /** A request of the server's protocol. */
  async hear(request: Request): Promise<void> {
    try {
      await this.#answer(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const [id, table] = ["id" in request ? request.id : null, "table" in request ? request.table : null];
      this.#parts.send({ type: "refused", message: error.message, arguments: error.arguments, id, table });
    }
  }

  async #answer(request: Request): Promise<void> {
    switch (request.type) {
      case "watch":
        return this.#watch(request.table, request.seen ?? NOTHING);
      case "unwatch":
        return this.#unwatch(request.table);
      case "watch-lobby":
        return this.#watchLobby(request.on ?? true);
      case "ask-hint":
        return (await this.#table(request.table)).hint(request);
      case "rematch":
        return this.#rematch(request);
      case "echo":
        return;
      default:
        return (await this.#table(request.table)).order(request satisfies Command);
    }
  }

  /** Make a table against bots, which begins at once. */
  async make(wish: NewTable): Promise<MadeTable> {
    const game = await this.#parts.load(wish.game);
    const seats = wish.seats ?? game.facts.usual_seats;
    game.start(seats, wish.options);
    const rest: Occupant = wish.bots ? { bot: wish.bots } : {};
    const taken = [{ person: OWN }, ...Array.from({ length: seats - 1 }, () => rest)];
    const table = this.#open(game, setting(game, wish, seats), taken);
    await this.#parts.store.keep([table.heading], [table.entry]);
    await this.hear({ type: "start", table: table.heading.id, id: freshName() });
    await this.#tidy();
    return { table: table.heading.id };
  }

  /** The first line of a table, and its heading. */
  #open(game: Game, wanted: Setting, taken: Occupant[]): { heading: Heading; entry: Entry } {
    const [id, at, rules] = [MARK + freshName(), Date.now(), game.facts.version];
    const happened: Made = { kind: "make", setting: wanted, rules, host: OWN, chairs: taken };
    const entry: Entry = { table: id, sequence: 0, at, command: "make", happened };
    const heading: Heading = { id, version: 0, made: at, rules, status: "open", setting: wanted, chairs: taken, isMyTurn: false, secret: null, isAway: false };
    return { heading, entry };
  }

  /** Put a table away. */
  async discard(id: string): Promise<void> {
    const table = await this.#table(id);
    await table.alone(() => this.#parts.store.keep([table.heading(true)], []));
    table.unwatch();
    this.#tables.delete(id);
    if (this.#isFollowed) this.#parts.send({ type: "lobby-change", gone: id });
  }

  /** Take a table out again. */
  async restore(id: string): Promise<Summary> {
    const heading = await this.#parts.store.heading(id);
    need(heading !== undefined, "no-such-table");
    const restored = { ...heading, isAway: false };
    await this.#parts.store.keep([restored], []);
    if (this.#isFollowed) this.#parts.send({ type: "lobby-change", table: this.#summary(restored) });
    return this.#summary(restored);
  }

  /** Take in a finished game of a server, to step through it here. */
  study(game: FinishedGame): Promise<void> {
    return this.#archive.study(game);
  }

  /** Is a game of a server here? */
  holds(id: string): Promise<boolean> {
    return Promise.resolve(this.#archive.holds(id));
  }

  /** Some steps of a game; while it is running, only with one's own eyes or a spectator's. */
  async replay(id: string, eyes: string, first = 0): Promise<Replay> {
    if (!isHere(id)) return this.#archive.replay(id, eyes, first);
    const table = await this.#table(id);
    const { standing } = table;
    const log = table.log();
    need(log !== null, "replay-not-begun");
    need(table.isOver || eyes === "spectator" || eyes === String(standing.viewer), "replay-running");
    const me = this.#parts.me();
    const { game, status, setting: played } = standing;
    const about = { table: id, status, setting: played, chairs: chairs(standing.chairs, me), outcome: outcome(standing), sayings: sayings(standing, me, NOTHING) };
    return this.#archive.shown(game, log, about, eyes, first);
  }

  /** Every draw of a finished game. */
  async draws(id: string): Promise<[number, number][]> {
    if (!isHere(id)) return this.#archive.draws(id);
    const table = await this.#table(id);
    const log = table.log();
    need(log !== null && table.isOver, "replay-running");
    return draws(table.standing.game, log);
  }

  /** The log of a game that is over, with its secret. */
  async log(id: string): Promise<Log> {
    const table = await this.#table(id);
    const log = table.log();
    need(log !== null && table.isOver, "replay-running");
    return log;
  }

  /** A game that goes on, with its secret: to be gone on with elsewhere. */
  async handOver(id: string): Promise<BroughtGame> {
    const table = await this.#table(id);
    const [log, { setting: wanted, viewer }] = [table.log(), table.standing];
    need(log !== null && !table.isOver, "bring-nothing");
    return { log: { ...log, secret: table.heading().secret }, seat: viewer, allows_hints: wanted.allows_hints };
  }

  /** How the games ended that were played here, the oldest of them first. */
  async played(): Promise<DeviceGame[]> {
    const over = (await this.#parts.store.headings()).filter((each) => each.status === "over");
    const ended = await Promise.all(over.map((each) => this.#ended(each)));
    return ended.flatMap(deviceGame).sort((one, other) => one.ended - other.ended);
  }

  /** A heading that says how the game ended; those of long ago did not. */
  async #ended(heading: Heading): Promise<Heading> {
    if (heading.end !== undefined || heading.isAway) return heading;
    return this.#table(heading.id).then((table) => table.heading(), () => heading);
  }

  /** Everything that is kept here. */
  async everything(): Promise<(Heading & { entries: Entry[] })[]> {
    const { store } = this.#parts;
    return Promise.all((await store.headings()).map(async (each) => ({ ...each, entries: await store.entries(each.id) })));
  }

  /** Forget everything that is kept here. */
  async clear(): Promise<void> {
    for (const table of this.#tables.values()) (await table).unwatch();
    this.#tables.clear();
    await this.#parts.store.clear();
  }

  /** Another page has changed a table. */
  async notice(id: string, version: number): Promise<void> {
    const table = await this.#tables.get(id);
    if (table && table.standing.version < version) await this.#reload(id);
    const heading = await this.#parts.store.heading(id);
    if (heading && this.#isFollowed) this.#parts.send({ type: "lobby-change", table: this.#summary(heading) });
  }

  #table(id: string): Promise<Table> {
    const table = this.#tables.get(id) ?? this.#load(id);
    this.#tables.set(id, table);
    table.catch(() => this.#tables.delete(id));
    return table;
  }

  async #load(id: string): Promise<Table> {
    const heading = await this.#parts.store.heading(id);
    need(heading !== undefined, "no-such-table");
    need(!heading.isAway, "table-is-discarded");
    need(!heading.isStripped, "no-such-table");
    const [game, entries] = await Promise.all([this.#parts.load(heading.setting.game), this.#parts.store.entries(id)]);
    const { title, version: ours } = game.facts;
    need(ours === heading.rules, "log-version", { game: title, theirs: heading.rules, ours });
    return Table.load(game, heading, entries, this.#around);
  }

  /** What was written meanwhile is what holds. */
  async #reload(id: string): Promise<void> {
    (await this.#tables.get(id))?.unwatch();
    this.#tables.delete(id);
    if (this.#watched === id) (await this.#table(id)).watch(NOTHING);
  }

  async #watch(id: string, seen: number): Promise<void> {
    if (this.#watched !== null && this.#watched !== id) await this.#unwatch(this.#watched);
    this.#watched = id;
    const table = await this.#table(id);
    await table.alone(() => {
      if (this.#watched === id) table.watch(seen);
    });
  }

  async #unwatch(id: string): Promise<void> {
    if (this.#watched === id) this.#watched = null;
    (await this.#tables.get(id))?.unwatch();
  }

  async #watchLobby(isOn: boolean): Promise<void> {
    this.#isFollowed = isOn;
    if (!isOn) return;
    const all = await this.#parts.store.headings();
    const tables = all.filter((each) => !each.isAway && each.status !== "over").map((each) => this.#summary(each));
    this.#parts.send({ type: "lobby", tables });
  }

  #summary({ id, version, status, setting: wanted, chairs: taken, made, isMyTurn }: Heading): Summary {
    return { table: id, version, status, setting: wanted, chairs: chairs(taken, this.#parts.me()), made, mine: true, my_turn: isMyTurn };
  }

  #changed(table: Table): void {
    this.#parts.announce(table.id, table.standing.version);
    if (this.#isFollowed) this.#parts.send({ type: "lobby-change", table: this.#summary(table.heading()) });
  }

  /** Another table with the same bots, options and pace. */
  async #rematch(request: Rematch): Promise<void> {
    const table = await this.#table(request.table);
    const { game, setting: wanted, chairs: seated } = table.standing;
    const taken = seated.map(({ person, bot }): Occupant => (person ? { person } : bot ? { bot } : {}));
    await table.alone(() => table.follow(request, this.#open(game, wanted, taken)));
  }

  /** Of the oldest that is over only the end is kept, and nothing of what was put away. */
  async #tidy(): Promise<void> {
    const { store } = this.#parts;
    const all = (await store.headings()).sort((one, other) => other.made - one.made);
    const done = all.filter((each) => !each.isStripped && (each.isAway || each.status === "over"));
    for (const each of done.slice(MOST)) {
      if (each.status === "over") await store.strip({ ...(await this.#ended(each)), isStripped: true });
      else await store.forget(each.id);
    }
    for (const each of all.filter((one) => one.isStripped).slice(ENDS)) await store.forget(each.id);
  }
}

/** How a game ended, as profiles show it. */
function deviceGame({ id, setting: played, chairs: taken, end, isStripped, isAway }: Heading): DeviceGame[] {
  if (!end) return [];
  const level = taken.find((each) => each.bot && !each.person)?.bot ?? null;
  return [{ ...end, game: played.game, seats: played.seats, level, table: isStripped || isAway ? null : id }];
}

function setting(game: Game, wish: NewTable, seats: number): Setting {
  return {
    game: wish.game,
    options: game.settings(wish.options),
    seats,
    pace: "relaxed",
    is_public: false,
    is_rated: false,
    allows_hints: wish.allows_hints ?? true,
    patience: 0,
    fills: 0,
  };
}

/** 120 random bits. */
function freshName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
