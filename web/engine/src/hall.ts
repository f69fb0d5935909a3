/** The tables of this browser: made, looked at, put away and taken out again. */
import type { BroughtGame, FinishedGame, MadeTable, NewTable, Replay } from "./http.ts";
import type { Command, Person, Rematch, Reply, Request, Summary } from "./protocol.ts";
import { Archive } from "./archive.ts";
import { BadLog, need, reasonOf } from "./errors.ts";
import { gameOf, logIn } from "./foreign.ts";
import type { Load } from "./game.ts";
import type { Entry } from "./happenings.ts";
import { draws, type Log, unread } from "./log.ts";
import { again, freshName, isHere, type Opening, opening, settingOf, wished } from "./opening.ts";
import { type DeviceGame, played, tidy } from "./played.ts";
import { resumed, standsHere } from "./resuming.ts";
import { about, summary } from "./showing.ts";
import { NOTHING } from "./sight.ts";
import type { Heading, Store } from "./store.ts";
import { Stumbles } from "./stumbles.ts";
import { type Surroundings, Table } from "./table.ts";
import type { Thinker } from "./thinking.ts";
import { taken, trial } from "./trying.ts";

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
    this.#around = { ...parts, stumbles: new Stumbles(), changed, lost };
  }

  /** A request of the server's protocol. */
  async hear(request: Request): Promise<void> {
    try {
      await this.#answer(request);
    } catch (error) {
      const why = reasonOf(error);
      const [id, table] = ["id" in request ? request.id : null, "table" in request ? request.table : null];
      this.#parts.send({ type: "refused", message: why.message, arguments: why.arguments, id, table });
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

  /** Load a game that somebody seems to want. */
  async ready(slug: string): Promise<void> {
    await this.#parts.load(slug);
  }

  /** Make a table against bots, which begins at once. */
  async make(wish: NewTable): Promise<MadeTable> {
    return this.#begin(wished(await this.#parts.load(wish.game), wish));
  }

  /** Go on from a step of a game that is over, in one of its seats, against bots. */
  async tryOut(id: string, step: number, seat: number): Promise<MadeTable> {
    const { status, chairs: seated } = await this.replay(id, String(seat), step);
    need(status === "over", "replay-running");
    const reel = this.#archive.reel(id);
    const { game, log } = reel;
    const setting = settingOf(game, { game: log.game, options: log.options }, seated.length);
    return this.#begin(opening(game, setting, taken(seated, seat), trial(reel, step)));
  }

  async #begin({ heading, entry }: Opening): Promise<MadeTable> {
    await this.#parts.store.keep([heading], [entry]);
    await this.hear({ type: "start", table: heading.id, id: freshName() });
    void tidy(this.#parts.store, (each) => this.#ended(each)).catch(() => undefined); // whoever sits down does not wait for it; next time it is done as well
    return { table: heading.id };
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
    if (this.#isFollowed) this.#parts.send({ type: "lobby-change", table: summary(restored, this.#parts.me()) });
    return summary(restored, this.#parts.me());
  }

  /** Take in a finished game of a server, to step through it here. */
  study(game: FinishedGame): Promise<void> {
    return this.#archive.study(game);
  }

  /** Take in a finished game by its log, wherever that comes from; its name here. */
  async open(given: unknown): Promise<string> {
    const log = logIn(given);
    const game = gameOf(await this.#parts.load(log.game, log.rules), log);
    await this.#archive.study(game);
    need(this.#archive.reel(game.table).isOver, "analysis-unfinished", { lines: log.actions.length });
    return game.table;
  }

  /** Go on with a game that was saved to a file; the name of its table, null where nobody can. */
  async goOn(given: unknown): Promise<string | null> {
    const [log, { store }] = [logIn(given), this.#parts];
    const found = resumed(await this.#parts.load(log.game, log.rules), log);
    if (!found) return null;
    const known = await standsHere(store, log);
    if (!known) await store.keep([found.heading], found.entries);
    return (known ?? found.heading).id;
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
    return this.#archive.shown(standing.game, log, about(id, standing, this.#parts.me()), eyes, first);
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

  /** A game that goes on, with the secret of its draws: only for its owner, who goes on with it elsewhere. */
  async save(id: string): Promise<Log> {
    const table = await this.#table(id);
    const log = table.log();
    need(log !== null && !table.isOver, "bring-nothing");
    return { ...log, secret: table.heading().secret };
  }

  /** The same, for a server. */
  async handOver(id: string): Promise<BroughtGame> {
    const [log, { standing }] = [await this.save(id), await this.#table(id)];
    need(!log.begun, "bring-again");
    return { log, seat: standing.viewer, allows_hints: standing.setting.allows_hints };
  }

  /** How the games ended that were played here, the oldest of them first. */
  played(): Promise<DeviceGame[]> {
    return played(this.#parts.store, (each) => this.#ended(each));
  }

  /** A heading that says how the game ended; those of long ago did not, or not with the cards. */
  async #ended(heading: Heading): Promise<Heading> {
    if (heading.end?.cards || heading.isTrial || heading.isAway || heading.isStripped) return heading;
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
    if (heading && this.#isFollowed) this.#parts.send({ type: "lobby-change", table: summary(heading, this.#parts.me()) });
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
    const tables = all.filter((each) => !each.isAway && each.status !== "over").map((each) => summary(each, this.#parts.me()));
    this.#parts.send({ type: "lobby", tables });
  }

  #changed(table: Table): void {
    this.#parts.announce(table.id, table.standing.version);
    if (this.#isFollowed) this.#parts.send({ type: "lobby-change", table: summary(table.heading(), this.#parts.me()) });
  }

  /** Another table with the same bots, options and pace, by the rules of today. */
  async #rematch(request: Rematch): Promise<void> {
    const table = await this.#table(request.table);
    const next = again(await this.#parts.load(table.standing.setting.game), table.standing);
    await table.alone(() => table.follow(request, next));
  }
}
