/** The tables of this browser: made, looked at, put away and taken out again. */
import type { BroughtGame, FinishedGame, MadeTable, NewTable, PlayedGame, Replay } from "../../src/lib/http.ts";
import type { Command, Person, Rematch, Reply, Request, Summary } from "../../src/lib/protocol.ts";
import { Archive } from "./archive.ts";
import { BadLog, need, Refusal } from "./errors.ts";
import type { Load } from "./game.ts";
import type { Entry, Occupant } from "./happenings.ts";
import { draws, type Log, unread } from "./log.ts";
import { freshName, isHere, opening, OWN, settingOf } from "./opening.ts";
import { chairs, outcome, sayings } from "./showing.ts";
import { NOTHING } from "./sight.ts";
import type { Heading, Store } from "./store.ts";
import { type Surroundings, Table } from "./table.ts";
import type { Thinker } from "./thinking.ts";

const MOST = 60; // tables that are over or put away, and still kept
const ENDS = 500; // games of which only the end is kept

export interface HallParts {
  me(): Person;
  store: Store;
  thinker: Thinker;
  haste(): number; // a factor of the time that a bot seems to think: 0 for at once
  load: Load;
  send(reply: Reply): void;
  /** Tell other pages that a table has changed. */
  announce(table: string, version: number): void;
}

/** A game that was played here. */
export interface DeviceGame extends PlayedGame {
  game: string;
  cards: Record<string, number>; // how often I have played each
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
    const table = opening(game, settingOf(game, wish, seats), taken);
    await this.#parts.store.keep([table.heading], [table.entry]);
    await this.hear({ type: "start", table: table.heading.id, id: freshName() });
    await this.#tidy();
    return { table: table.heading.id };
  }

  /** Put a table away. */
  async discard(id: string): Promise<void> {
    const { store } = this.#parts;
    const table = await this.#runnable(id);
    if (table) await table.alone(() => store.keep([table.heading(true)], []));
    else await store.keep([{ ...(await this.#heading(id)), isAway: true }], []);
    table?.unwatch();
    this.#tables.delete(id);
    if (this.#isFollowed) this.#parts.send({ type: "lobby-change", gone: id });
  }

  /** Take a table out again. */
  async restore(id: string): Promise<Summary> {
    const restored = { ...(await this.#heading(id)), isAway: false };
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

  /** The log of a game that is over, with its secret; or of one whose rules are not here, so that it can go on elsewhere. */
  async log(id: string): Promise<Log> {
    if (!isHere(id)) return this.#archive.log(id);
    const table = await this.#runnable(id);
    if (!table) return unread(await this.#heading(id), await this.#parts.store.entries(id), this.#parts.me().name);
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

  /** A heading that says how the game ended; those of long ago did not, or not with the cards. */
  async #ended(heading: Heading): Promise<Heading> {
    if (heading.end?.cards || heading.isAway || heading.isStripped) return heading;
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

  /** A table, or null where its rules are not here. */
  async #runnable(id: string): Promise<Table | null> {
    try {
      return await this.#table(id);
    } catch (error) {
      if (error instanceof BadLog && error.message === "log-version") return null;
      throw error;
    }
  }

  async #heading(id: string): Promise<Heading> {
    const heading = await this.#parts.store.heading(id);
    need(heading !== undefined, "no-such-table");
    return heading;
  }

  async #load(id: string): Promise<Table> {
    const heading = await this.#heading(id);
    need(!heading.isAway, "table-is-discarded");
    need(!heading.isStripped, "no-such-table");
    const [game, entries] = await Promise.all([this.#parts.load(heading.setting.game, heading.rules), this.#parts.store.entries(id)]);
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

  /** Another table with the same bots, options and pace, by the rules of today. */
  async #rematch(request: Rematch): Promise<void> {
    const table = await this.#table(request.table);
    const { setting: wanted, chairs: seated } = table.standing;
    const game = await this.#parts.load(wanted.game);
    game.start(wanted.seats, wanted.options);
    const setting = { ...wanted, options: game.settings(wanted.options) };
    const taken = seated.map(({ person, bot }): Occupant => (person ? { person } : bot ? { bot } : {}));
    await table.alone(() => table.follow(request, opening(game, setting, taken)));
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
  return [{ ...end, cards: end.cards ?? {}, game: played.game, seats: played.seats, level, table: isStripped || isAway ? null : id }];
}
