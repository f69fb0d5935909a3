/** The one class that holds a table: merges what the server says, and speaks for its person. */
import { type Answer, type Connection, connection, type Follower, freshId, Refusal } from "$lib/connection.svelte";
import type {
  Chair,
  Clock,
  Command,
  Hint,
  Level,
  Line,
  LostRace,
  Outcome,
  Person,
  Reaction,
  Refused,
  Saying,
  Setting,
  Status,
  TableNews as News,
} from "$lib/protocol";

type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, "table" | "id"> : never) : never;

/** Parts of a table that are replaced whole; absent ones stay as they were. */
const PARTS = [
  "status",
  "setting",
  "host",
  "chairs",
  "watchers",
  "seat",
  "view",
  "waiting",
  "legal",
  "clock",
  "commitment",
  "outcome",
  "rematch",
] as const;

/** Why a table is not shown that the server could not take up. */
const ASIDE = "table-set-aside";
const TAKEN_AWAY = [ASIDE, "table-is-closed"]; // ends an open page, too

export class Table implements Follower {
  readonly id: string;
  version = $state(-1);
  status = $state<Status>("open");
  setting = $state.raw<Setting | null>(null);
  host = $state.raw<Person | null>(null);
  chairs = $state.raw<Chair[]>([]);
  watchers = $state(0);
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
  sayings = $state.raw<Saying[]>([]);
  begins = $state(-1); // the story is from after that version on
  lateBy = $state(0); // milliseconds that this device's clock is behind the server's
  hint = $state.raw<Hint | null>(null);
  sending = $state.raw<string[]>([]); // actions on their way
  lost = $state.raw<LostRace | null>(null); // the last race lost
  gone = $state.raw<Refused | null>(null); // why there is no table to see

  #acted = -1; // the version in which the last action took effect
  #line: Connection;
  #leave: (() => void) | null = null;

  constructor(id: string, line: Connection = connection) {
    this.id = id;
    this.#line = line;
  }

  get seen(): number {
    return this.version;
  }

  get isMyTurn(): boolean {
    return this.status === "running" && this.seat !== null && this.waiting.includes(this.seat);
  }

  /** Is everything that I did done, and seen here? */
  get isSettled(): boolean {
    return this.sending.length === 0 && this.version >= this.#acted;
  }

  get isAside(): boolean {
    return this.gone?.message === ASIDE;
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
    this.#leave = this.#line.follow(this.id, this);
  }

  close(): void {
    this.#leave?.();
  }

  take(news: News | LostRace): void {
    if (news.type === "lost-race") this.lost = news;
    else if (news.since == null) this.#replace(news);
    else if (news.since > this.version) this.#line.watch(this.id);
    else if (news.version >= this.version) this.#merge(news);
  }

  refused(refusal: Refused): void {
    if (this.version < 0 || TAKEN_AWAY.includes(refusal.message)) this.gone = refusal;
  }

  #replace(news: News): void {
    this.version = -1;
    this.story = this.sayings = [];
    this.begins = news.begins ?? -1;
    this.#merge(news);
  }

  #merge(news: News): void {
    const isNew = (each: { version: number }): boolean => each.version > this.version;
    const story = news.story?.filter(isNew) ?? [];
    const sayings = news.sayings?.filter(isNew) ?? [];
    if (story.length > 0) this.story = [...this.story, ...story];
    if (sayings.length > 0) this.sayings = [...this.sayings, ...sayings];
    if (news.legal !== undefined && news.legal.join() !== this.legal.join()) this.hint = null;
    for (const part of PARTS) if (news[part] !== undefined) Object.assign(this, { [part]: news[part] });
    if (news.can_take_back !== undefined) this.canTakeBack = news.can_take_back;
    if (news.rematch_by !== undefined) this.rematchBy = news.rematch_by;
    if (news.clock) this.lateBy = news.clock.now - Date.now();
    this.version = news.version;
    this.gone = null;
  }

  /** Milliseconds until a time of the server's clock. */
  until(time: number): number {
    return time - this.lateBy - Date.now();
  }

  /** Do these actions, all of them or none; a second press before the first is seen is none. */
  async act(...actions: string[]): Promise<void> {
    if (!this.isSettled) return;
    this.sending = actions;
    try {
      const answer = await this.#wish({ type: "act", seen: this.version, actions });
      if (answer.type === "done") this.#acted = answer.version;
    } finally {
      this.sending = [];
    }
  }

  takeBack(): Promise<void> {
    return this.act("take back");
  }

  async sit(seat: number | null = null): Promise<void> {
    await this.#wish({ type: "sit", seat });
  }

  /** Leave the seat, also at a table that was set aside. */
  async stand(): Promise<void> {
    await this.#wish({ type: "stand" });
  }

  async seatBots(level: Level, seats: number[] | null = null): Promise<void> {
    await this.#wish({ type: "seat-bots", level, seats });
  }

  async clear(seat: number): Promise<void> {
    await this.#wish({ type: "clear", seat });
  }

  async start(): Promise<void> {
    await this.#wish({ type: "start" });
  }

  async askRematch(): Promise<void> {
    await this.#wish({ type: "rematch" });
  }

  async say(text: string): Promise<void> {
    await this.#wish({ type: "say", text });
  }

  async react(reaction: Reaction): Promise<void> {
    await this.#wish({ type: "react", reaction });
  }

  /** What a master would do; stays until something else is asked of me, whatever others do meanwhile. */
  async askHint(): Promise<void> {
    const asked = this.legal.join();
    const answer = await this.#line.ask({ type: "ask-hint", table: this.id, id: freshId() });
    if (answer.type === "hint" && this.legal.join() === asked) this.hint = answer;
  }

  #wish(wish: Wish): Promise<Answer> {
    if (this.gone && wish.type !== "stand") return Promise.reject(new Refusal(this.gone.message, this.gone.arguments));
    return this.#line.ask({ ...wish, table: this.id, id: freshId() } as Command);
  }
}
