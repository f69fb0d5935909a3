/** A table in the browser: one queue, one writer; decided, kept, acknowledged, shown, in this order. */
import type { AskHint, Command, Person, Rematch, Reply } from "./protocol.ts";
import { type Decision, type Own, prepared, ruling } from "./deciding.ts";
import { BadLog, need, reasonOf, Refusal } from "./errors.ts";
import { cardsPlayed } from "./favourites.ts";
import type { Game } from "./game.ts";
import type { Entry } from "./happenings.ts";
import { hint } from "./hinting.ts";
import type { Log } from "./log.ts";
import { Secure } from "./nature.ts";
import { message } from "./showing.ts";
import { NOTHING } from "./sight.ts";
import { Sitters } from "./sitters.ts";
import { HOLDER, Standing } from "./standing.ts";
import type { Ending, Heading, Store } from "./store.ts";
import type { Stumbles } from "./stumbles.ts";
import type { Thinker } from "./thinking.ts";
import type { Turn } from "./turn.ts";

/** What a table has around it. */
export interface Surroundings {
  me(): Person; // may have another name by now
  readonly store: Store;
  readonly thinker: Thinker;
  readonly stumbles: Stumbles;
  haste(): number; // a factor of the time that a bot seems to think: 0 for at once
  send(reply: Reply): void;
  changed(table: Table): void;
  /** What was written is not what is in memory: begin again from the log. */
  lost(table: Table): Promise<void>;
}

type Order = Exclude<Command, { type: "rematch" }> | Own;

/** Everything that goes on at one table goes through its queue. */
export class Table {
  readonly id: string;
  readonly standing: Standing;
  readonly #around: Surroundings;
  readonly #sitters: Sitters;
  readonly #versions = new Map<string, number>(); // command -> the version it made
  #secret: string | null;
  #work: Promise<void> = Promise.resolve();
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #isWatched = false;
  #ending: Ending | null = null;

  private constructor(id: string, standing: Standing, secret: string | null, around: Surroundings) {
    this.id = id;
    this.standing = standing;
    this.#secret = secret;
    this.#around = around;
    const submit = (command: Own): void => void this.order(command).catch(reasonOf);
    const fail = (seat: number, asked: number): void => this.#fail(seat, asked);
    this.#sitters = new Sitters({ table: id, standing, thinker: around.thinker, submit, fail, haste: around.haste });
  }

  /** Run a log. */
  static load(game: Game, heading: Heading, entries: readonly Entry[], around: Surroundings): Table {
    const [first, ...rest] = entries;
    if (first?.happened.kind !== "make") throw new BadLog("log-broken", { reason: heading.id });
    const table = new Table(heading.id, new Standing(game, first.happened, first.at), heading.secret, around);
    for (const entry of [first, ...rest]) {
      table.standing.fold(entry, table.#rerun(entry));
      table.#versions.set(entry.command, entry.sequence);
    }
    return table;
  }

  /** What an entry did to the game. */
  #rerun({ happened }: Entry): Turn | null {
    if (happened.kind === "start") this.standing.takeUp(prepared(this.standing, new Secure(this.#secret ?? "")));
    const hasLines = happened.kind === "start" || happened.kind === "act";
    return hasLines ? (this.standing.play?.rerun(happened.lines) ?? null) : null;
  }

  get isOver(): boolean {
    return this.standing.status === "over";
  }

  /** As much as a list of tables shows, and the secret. */
  heading(isAway = false): Heading {
    const { version, made, rules, status, setting, chairs, tried } = this.standing;
    const isMyTurn = this.standing.waiting.includes(this.standing.viewer);
    return { id: this.id, version, made, rules, status, setting, chairs, isMyTurn, secret: this.#secret, isAway, isTrial: tried !== null, end: this.#end };
  }

  /** How the game ended for the person; once it has, that is worked out once. What was only tried out counts for nothing. */
  get #end(): Ending | null {
    const { ended, play, viewer, game, tried } = this.standing;
    const [place, points] = [play?.places[viewer], play?.points[viewer]];
    if (ended === null || !play || place === undefined || points === undefined || tried) return null;
    return (this.#ending ??= { ended, place, points, cards: cardsPlayed(game, play.log, viewer) });
  }

  /** The log of its game, with the names of who sits there. */
  log(): Log | null {
    const { play, chairs } = this.standing;
    return play && { ...play.log, actions: [...play.log.actions], seats: chairs.map((chair) => (chair.person ? this.#around.me().name : (chair.bot ?? ""))) };
  }

  /** Show the table from now on: time, which stood still, goes on, and of a race there is time to look. */
  watch(seen: number): void {
    const { rhythm } = this.standing.game;
    if (!this.#isWatched) this.standing.clock.resume(Date.now(), rhythm ? rhythm.opening + rhythm.rolling : 0);
    this.#isWatched = true;
    this.show(seen <= this.standing.version ? seen : NOTHING);
    this.#wake();
  }

  /** Nobody looks: nothing happens. */
  unwatch(): void {
    this.#isWatched = false;
    this.#sitters.stop();
    clearTimeout(this.#alarm);
  }

  show(since: number): void {
    if (this.#isWatched) this.#around.send(message(this.id, this.standing, this.#around.me(), since, Date.now()));
  }

  /** Put an order at the end of the queue. */
  order(order: Order): Promise<void> {
    return this.alone(() => this.#take(order));
  }

  /** Do something while nothing else is being written. */
  alone(act: () => Promise<void> | void): Promise<void> {
    const done = this.#work.then(act);
    this.#work = done.catch(() => undefined); // who has asked is told
    return done;
  }

  /** What a master would do. */
  async hint(request: AskHint): Promise<void> {
    try {
      this.#around.send(await hint(this.standing, request, this.#around.thinker));
    } catch (error) {
      const why = error instanceof Refusal ? error : new Refusal("hint-failed");
      this.#around.send({ type: "refused", message: why.message, arguments: why.arguments, id: request.id, table: this.id });
    }
  }

  /** Go on at another table, which is written down together with that. */
  async follow(request: Rematch, next: { heading: Heading; entry: Entry }): Promise<void> {
    const done = this.#versions.get(request.id);
    if (done !== undefined) return this.#acknowledge(request, done);
    need(this.isOver, "table-is-not-over");
    need(this.standing.follower === null, "rematch-is-open");
    await this.#keep(request, { happened: { kind: "rematch", table: next.heading.id }, turn: null, begun: null }, next);
  }

  async #take(order: Order): Promise<void> {
    const done = "id" in order ? this.#versions.get(order.id) : undefined;
    if (done !== undefined) return this.#acknowledge(order, done);
    if (order.type === "act" && this.#hasLost(order.id, order.actions[0] ?? "")) return;
    const { version } = this.standing; // a fault may come when it is one further already
    try {
      if (order.type === "hold") need(this.#stuck === order.seat, "nobody-waits-for", { seat: order.seat });
      await this.#keep(order, ruling(this.standing, order, Date.now()));
    } catch (error) {
      if (!("id" in order) && !isLate(error)) this.#around.stumbles.add(this.id, this.standing, order.seat, version);
      this.#refuse(order, error instanceof Refusal ? error : await this.#broken(error));
    }
  }

  /** The seat whose bot has tried in vain often enough. */
  get #stuck(): number | undefined {
    return this.#around.stumbles.stuck(this.id, this.standing);
  }

  /** Nobody knows what is true here after a fault but the log: begin again from that. */
  async #broken(error: unknown): Promise<Refusal> {
    this.unwatch();
    await this.#around.lost(this);
    return reasonOf(error);
  }

  /** Was somebody else first? Told, not logged. */
  #hasLost(id: string, action: string): boolean {
    const taker = this.standing.takers.get(action);
    if (taker === undefined || taker === this.standing.viewer) return false;
    this.#around.send({ type: "lost-race", id, table: this.id, seat: taker, action });
    return true;
  }

  /** Go one version on and write it down; nobody sees it before it is kept. */
  async #keep(order: Order | Rematch, { happened, turn, begun }: Decision, also?: { heading: Heading; entry: Entry }): Promise<void> {
    const { standing } = this;
    const sequence = standing.version + 1;
    const command = "id" in order ? order.id : `:${sequence}`;
    const entry: Entry = { table: this.id, sequence, at: Date.now(), command, happened };
    if (begun) {
      standing.takeUp(begun.play);
      this.#secret = begun.secret;
    }
    standing.fold(entry, turn);
    await this.#write([this.heading(), ...(also ? [also.heading] : [])], [entry, ...(also ? [also.entry] : [])]);
    this.#versions.set(command, sequence);
    this.#acknowledge(order, sequence);
    this.show(sequence - 1);
    this.#around.changed(this);
    this.#wake();
  }

  /** Keep something of this table; what could not be kept has not happened. */
  async #write(headings: readonly Heading[], entries: readonly Entry[]): Promise<void> {
    try {
      await this.#around.store.keep(headings, entries);
    } catch {
      this.unwatch();
      await this.#around.lost(this);
      throw new Refusal("not-kept");
    }
  }

  #acknowledge(order: Order | Rematch, version: number): void {
    if ("id" in order) this.#around.send({ type: "done", id: order.id, table: this.id, version });
  }

  /** Tell the person why nothing has changed; a bot thinks again. */
  #refuse(order: Order, { message: why, arguments: args }: Refusal): void {
    if ("id" in order) this.#around.send({ type: "refused", message: why, arguments: args, id: order.id, table: this.id });
    else this.#again(order.seat, order.asked);
  }

  /** A bot has come to no decision at all. */
  #fail(seat: number, asked: number): void {
    this.#around.stumbles.add(this.id, this.standing, seat, this.standing.version);
    this.#again(seat, asked);
  }

  #again(seat: number, asked: number): void {
    this.#sitters.again(seat, asked);
    this.#wake();
  }

  /** Let bots think, and the time of the person run; where one cannot go on, the person is told. */
  #wake(): void {
    if (!this.#isWatched) return;
    if (this.#stuck !== undefined) return this.#tellStuck(this.#stuck);
    this.#sitters.wake();
    clearTimeout(this.#alarm);
    const due = Math.min(...Object.values(this.standing.deadlines()));
    if (Number.isFinite(due)) this.#alarm = setTimeout(() => this.#ring(), Math.max(0, due - Date.now()));
  }

  /** Nothing goes on by itself any more; a weaker bot may try, if the person wants it. */
  #tellStuck(seat: number): void {
    this.#sitters.stop();
    clearTimeout(this.#alarm);
    const canHold = this.standing.chairs[seat]?.bot !== undefined && this.standing.chairs[seat].bot !== HOLDER;
    this.#around.send({ type: "refused", message: "web-bot-stuck", arguments: { seat, can_hold: Number(canHold) }, id: null, table: this.id });
  }

  #ring(): void {
    for (const [seat, due] of Object.entries(this.standing.deadlines())) if (due <= Date.now()) this.#sitters.actLate(Number(seat));
    this.#wakeLater();
  }

  /** A timer may come a moment too early. */
  #wakeLater(): void {
    const later = Object.values(this.standing.deadlines()).filter((due) => due > Date.now());
    if (later.length > 0) this.#alarm = setTimeout(() => this.#ring(), Math.min(...later) - Date.now());
  }
}

/** Was the seat asked something else by then? */
function isLate(error: unknown): boolean {
  return error instanceof Refusal && error.message === "version-stale";
}
