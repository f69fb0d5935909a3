/** The one class that holds a table: shows what the server says when its time has come, and speaks for its person. */
import { type Connection, type Follower, freshId } from "$lib/connection.svelte";
import { Director } from "$lib/director.svelte";
import { Eyes } from "$lib/eyes";
import { company } from "$lib/company.svelte";
import { isHere, lineTo } from "$lib/here";
import type { Chair, Clock, Hint, Line, LostRace, Outcome, Person, Refused, Saying, Setting, Status, TableNews as News } from "$lib/protocol";
import { Lock } from "$lib/lock.svelte";
import { Orders } from "$lib/orders";
import { Reading } from "$lib/reading.svelte";
import { type Picture, type Staging, still, type Take } from "$lib/scene";

type Stood = Pick<Table, "view" | "waiting" | "legal" | "canTakeBack">;
const NOTHING: Omit<Stood, "view"> = { waiting: [], legal: [], canTakeBack: false };

/** Parts of a table that are replaced whole; absent ones stay as they were. Of the company nothing is held back. */
const COMPANY = ["setting", "host", "chairs", "watchers", "gathers", "seat", "commitment", "rematch"] as const;
/** What belongs to the game is shown when it has been acted out. */
const PLAY = ["status", "view", "waiting", "legal", "clock", "outcome"] as const;

const AWHILE = 12; // versions that come as one: somebody has been away, and is told in a few words
const SHARE = 6; // a scene takes no more than that part of the time that somebody has to decide

/** Why a table is not shown that the server could not take up. */
const ASIDE = "table-set-aside";
const DISCARDED = "table-is-discarded";
const TAKEN_AWAY = [ASIDE, DISCARDED, "table-is-closed", "web-bot-stuck"]; // ends an open page, too

export class Table implements Follower {
  readonly id: string;
  version = $state(-1); // of what is shown
  received = -1; // the latest that has arrived
  status = $state<Status>("open");
  setting = $state.raw<Setting | null>(null);
  host = $state.raw<Person | null>(null);
  isBrought = $state(false); // did the host begin the game on a device of their own?
  chairs = $state.raw<Chair[]>([]);
  chairsAt = $state(0); // when we were told of them
  watchers = $state(0);
  gathers = $state(0); // milliseconds until it begins by itself, when we were told of the chairs
  seat = $state<number | null>(null);
  view = $state.raw<unknown>(null);
  waiting = $state.raw<number[]>([]);
  legal = $state.raw<string[]>([]);
  canTakeBack = $state(false);
  clock = $state.raw<Clock | null>(null);
  commitment = $state<string | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  rematch = $state<string | null>(null);
  rematchBy = $state.raw<Person | null>(null);
  story = $state.raw<Line[]>([]);
  #said = $state.raw<Saying[]>([]);
  begins = $state(-1); // the story is from after that version on
  lateBy = $state(0); // milliseconds that this device's clock is behind the server's
  hint = $state.raw<Hint | null>(null);
  sending = $state.raw<string[]>([]); // actions on their way
  laid = $state.raw<readonly string[]>([]); // actions that lie out on the board, not sent yet
  lost = $state.raw<LostRace | null>(null); // the last race lost
  gone = $state.raw<Refused | null>(null); // why there is no table to see

  staging: Staging<unknown> | null = null; // how the game at this table acts out what happens
  readonly reading = new Reading();
  readonly lock = new Lock(); // shut while nobody may act yet
  readonly orders: Orders;
  readonly director = new Director<News>({
    take: (news) => this.#take(news),
    show: (news, picture) => this.#show(news, picture),
    settle: (news) => this.#settle(news),
  });

  #stood: Stood | null = null; // what lay there and was asked before a scene began
  #acted = -1; // the version in which the last action took effect
  #due: Clock | null = null; // until when somebody must decide, as far as we know
  #line: Connection;
  #leave: (() => void) | null = null;

  constructor(id: string, line: Connection = lineTo(id)) {
    this.id = id;
    this.#line = line;
    this.orders = new Orders(this, line);
  }

  get seen(): number {
    return this.received;
  }

  /** The story as it may be told now: dice that still roll come last in it, and nobody says what they show. */
  get told(): Line[] {
    return this.lock.isShut ? this.story.slice(0, -1) : this.story;
  }

  /** What was said, less the words of those whom I would rather not hear. */
  get sayings(): Saying[] {
    return this.#said.filter((each) => !company.isUnheard(each.person.id));
  }

  get isMyTurn(): boolean {
    return this.status === "running" && this.seat !== null && this.waiting.includes(this.seat);
  }

  /** Does a clock run for me? */
  get #isTimed(): boolean {
    return this.seat !== null && this.#due?.deadlines[this.seat] !== undefined;
  }

  /** Is everything that I did done, and seen here? */
  get isSettled(): boolean {
    return this.sending.length === 0 && this.version >= this.#acted;
  }

  get isAside(): boolean {
    return this.gone?.message === ASIDE;
  }

  get isDiscarded(): boolean {
    return this.gone?.message === DISCARDED;
  }

  /** Is a seat kept for me, to which I have not said yes? */
  get isInvited(): boolean {
    return this.seat !== null && this.chairs[this.seat]?.is_invited === true;
  }

  /** Am I asked to play again by somebody else? */
  get isAsked(): boolean {
    return this.rematch !== null && this.seat !== null && this.rematchBy?.id !== this.#line.me?.id;
  }

  get isHost(): boolean {
    return this.host !== null && this.host.id === this.#line.me?.id;
  }

  /** Follow the table until `close`. */
  open(): void {
    this.#leave = this.#line.follow(this.id, isHere(this.id) ? this : new Eyes(this, this.#line));
    globalThis.document?.addEventListener("visibilitychange", this.#look);
  }

  close(): void {
    this.#leave?.();
    this.director.forget();
    globalThis.document?.removeEventListener("visibilitychange", this.#look);
  }

  /** Look once more at a table that was gone. */
  again(): void {
    this.gone = null;
    this.version = -1;
    this.#line.watch(this.id);
  }

  take(news: News | LostRace): void {
    if (news.type === "lost-race") this.lost = news;
    else if (news.since == null) this.#replace(news);
    else if (news.since > this.received) this.#line.watch(this.id);
    else if (news.version >= this.received) this.#queue(news);
  }

  refused(refusal: Refused): void {
    if (this.version < 0 || TAKEN_AWAY.includes(refusal.message)) this.gone = refusal;
  }

  /** A table whole: what was told since somebody last looked is told in a few words. */
  #replace(news: News): void {
    const [seen, first] = [this.version, news.begins ?? -1];
    this.director.forget();
    this.version = this.received = -1;
    this.#stood = this.gone = null;
    this.story = this.#said = [];
    this.begins = first;
    this.#join(news);
    this.#settle(news);
    if (seen >= 0) this.reading.miss(this.story.filter((line) => line.version > seen));
  }

  #queue(news: News): void {
    const [shown, isLong] = [this.story.length, news.version - this.received > AWHILE];
    this.#join(news);
    this.director.queue(news);
    if (isLong || isHidden()) this.#rush(shown);
    else if (this.#isTimed) this.director.goOn();
  }

  /** Who turns to something else misses what goes on here: all of it is settled at once. */
  #look = (): void => {
    if (isHidden()) this.#rush(this.story.length);
  };

  /** To the end of all that has arrived: what was told after the sentences shown is told in a few words. */
  #rush(shown: number): void {
    this.director.hurry();
    this.reading.miss(this.story.slice(shown));
  }

  /** Who is there and what they say is news at once. */
  #join(news: News): void {
    const sayings = news.sayings?.filter((each) => each.version > this.received) ?? [];
    if (sayings.length > 0) this.#said = [...this.#said, ...sayings];
    for (const part of COMPANY) if (news[part] !== undefined) Object.assign(this, { [part]: news[part] });
    if (news.is_brought !== undefined) this.isBrought = news.is_brought;
    if (news.chairs !== undefined) this.chairsAt = Date.now();
    if (news.rematch_by !== undefined) this.rematchBy = news.rematch_by;
    if (news.clock !== undefined) this.#due = news.clock;
    if (news.clock) {
      this.lateBy = news.clock.now - Date.now();
      this.lock.set(news.clock);
    }
    this.received = news.version;
    this.gone = null;
  }

  /** A time to decide is not spent on looking: where one runs, all that waits to be seen is shorter. */
  #take(news: News): Take<unknown> {
    if (!this.staging || news.view == null || this.view == null) return still(0);
    const take = this.staging(this.view, news.view, this.#news(news).map((line) => line.told));
    const end = this.seat === null ? undefined : this.#due?.deadlines[this.seat];
    if (end === undefined) return take;
    const whole = take.pictures.reduce((sum, each) => sum + each.lasts, take.rest) * (1 + this.director.waiting);
    const share = Math.min(1, Math.max(0, this.until(end)) / SHARE / Math.max(1, whole));
    return { pictures: take.pictures.map((each) => ({ ...each, lasts: each.lasts * share })), rest: take.rest * share, least: (take.least ?? 0) * share };
  }

  /** While something is acted out nothing is asked. */
  #show(news: News, picture: Picture<unknown>): void {
    const past = this.story.filter((line) => line.version <= this.version);
    this.story = [...past, ...this.#news(news).slice(0, picture.told)];
    this.#stood ??= { view: this.view, waiting: this.waiting, legal: this.legal, canTakeBack: this.canTakeBack };
    this.view = picture.view;
    if (this.seat === null) this.reading.tally = null; // who plays goes on when they like
    Object.assign(this, NOTHING);
    this.hint = null;
  }

  #settle(news: News): number {
    const past = this.story.filter((line) => line.version <= this.version);
    const story = this.#news(news);
    if (story.length > 0) this.story = [...past, ...story];
    if (this.#stood) Object.assign(this, this.#stood);
    this.#stood = null;
    const reading = this.#sumUp(news, story);
    if (news.legal !== undefined && news.legal.join() !== this.legal.join()) this.hint = null;
    for (const part of PLAY) if (news[part] !== undefined) Object.assign(this, { [part]: news[part] });
    if (news.can_take_back !== undefined) this.canTakeBack = news.can_take_back;
    this.version = news.version;
    return reading;
  }

  /** A round that is over gives a pause to read what it has brought, unless a clock runs. */
  #sumUp(news: News, told: readonly Line[]): number {
    if (news.view == null || this.view == null || this.version < 0) return 0;
    const reading = this.reading.sumUp(this.view, news.view, told, this.story, this.seat !== null);
    return this.#isTimed ? 0 : reading;
  }

  /** What is told for the first time. */
  #news(news: News): Line[] {
    return news.story?.filter((line) => line.version > this.version) ?? [];
  }

  /** Milliseconds until a time of the server's clock. */
  until(time: number): number {
    return time - this.lateBy - Date.now();
  }

  /** Do these actions, all of them or none; a second press before the first is seen is none. */
  async act(...actions: string[]): Promise<void> {
    if (!this.isSettled) return;
    this.goOn();
    this.sending = actions;
    try {
      const answer = await this.orders.send({ type: "act", seen: this.version, actions });
      if (answer.type === "done") this.#acted = answer.version;
    } finally {
      this.sending = [];
    }
  }

  /** What there was to read has been read. */
  goOn(): void {
    this.reading.goOn();
    this.director.goOn();
  }

  takeBack(): Promise<void> {
    return this.act("take back");
  }

  /** What a master would do; stays until something else is asked of me, whatever others do meanwhile. */
  async askHint(): Promise<void> {
    const asked = this.legal.join();
    const answer = await this.#line.ask({ type: "ask-hint", table: this.id, id: freshId(), laid: [...this.laid] });
    if (answer.type === "hint" && this.legal.join() === asked) this.hint = answer;
  }
}

/** Is the page where nobody sees it? */
function isHidden(): boolean {
  return globalThis.document?.hidden ?? false;
}
