/** Where a table stands: everything that follows from its log, and nothing that does not. */
import type { Level, Saying, Setting, Status } from "./protocol.ts";
import { NATURE, SPECTATOR, TAKE_BACK_TEXT } from "./actors.ts";
import { TableClock } from "./clock.ts";
import type { Game, Told } from "./game.ts";
import type { Acted, Entry, Happening, Made, Occupant, Started, Trial } from "./happenings.ts";
import type { Match } from "./match.ts";
import { Sight } from "./sight.ts";
import { parse, type Turn } from "./turn.ts";

export const HOLDER: Level = "novice"; // a strong one would be a reason to let the clock run out
export const CLOCK = "clock"; // the mark of an action that was made because the time was up
export const BOT = "bot"; // the mark of one made by a bot that holds the person's seat
const STRIKES = 2; // time-outs in a row after which a bot holds the seat

/** A word or a reaction; who said it is known. */
export type Utterance = Omit<Saying, "person">;

/** Parts of a message about a table that change seldom, and those that every turn changes. */
type Part = "chairs" | "status" | "commitment" | "outcome" | "rematch" | "game" | "clock";

/** A table as its log has made it; every happening takes it one version further. */
export class Standing {
  readonly game: Game;
  readonly setting: Setting;
  readonly rules: number;
  readonly host: string;
  readonly made: number;
  readonly tried: Trial | null; // the game that is gone on with, if it is one that is over
  version = 0;
  ended: number | null = null; // when the game was over
  status: Status = "open";
  chairs: Occupant[];
  readonly strikes: number[];
  play: Match | null = null;
  sight: Sight | null = null; // the game through the eyes of the person
  clock = new TableClock();
  isRace = false; // is the first touch what counts?
  commitment: string | null = null;
  follower: string | null = null;
  readonly speeches: Utterance[] = [];
  readonly news: { version: number; told: Told }[] = []; // what the table itself has to tell
  readonly takers = new Map<string, number>(); // what is gone in a race -> who has it
  readonly changed = new Map<Part, number>(); // -> the version it is of

  constructor(game: Game, made: Made, at: number) {
    this.game = game;
    this.setting = made.setting;
    this.rules = made.rules;
    this.host = made.host;
    this.made = at;
    this.tried = made.tried ?? null;
    this.chairs = [...made.chairs];
    this.strikes = made.chairs.map(() => 0);
  }

  /** The seats that must decide. */
  get waiting(): number[] {
    return this.play?.waiting ?? [];
  }

  seatOf(person: string): number | null {
    const seat = this.chairs.findIndex((chair) => chair.person === person);
    return seat < 0 ? null : seat;
  }

  /** Through whose eyes the person sees the game. */
  get viewer(): number {
    return this.seatOf(this.host) ?? SPECTATOR;
  }

  /** When the time of each person who must decide is up. */
  deadlines(): Record<number, number> {
    const found: Record<number, number> = {};
    for (const seat of this.waiting) {
      const due = this.clock.deadline(seat);
      if (due !== null && !this.chairs[seat]?.bot) found[seat] = due;
    }
    return found;
  }

  /** From now on this game is played here. */
  takeUp(play: Match): void {
    this.play = play;
    this.isRace = this.game.isRace(this.setting.options);
    this.sight = new Sight(this.game, this.viewer, play.state);
  }

  /** Go one version on; `turn` is what the happening does to the game. */
  fold({ sequence, at, happened }: Pick<Entry, "sequence" | "at" | "happened">, turn: Turn | null): void {
    this.version = sequence;
    this.#happen(happened, at);
    if (turn && (happened.kind === "start" || happened.kind === "act")) this.#move(happened, turn, at);
  }

  #happen(happened: Happening, at: number): void {
    switch (happened.kind) {
      case "sit":
        return this.#sit(happened.seat, happened.person, at);
      case "stand":
        return this.status === "running" ? this.#hold(happened.seat) : this.#put(happened.seat, {});
      case "bots":
        return happened.seats.forEach((seat) => this.#put(seat, { bot: happened.level }));
      case "clear":
        return this.#put(happened.seat, {});
      case "replace":
        this.#put(happened.seat, { ...this.chairs[happened.seat], bot: happened.level });
        return this.#tell("bot-replaced", happened.seat);
      case "say":
        this.speeches.push({ version: this.version, at, text: happened.text });
        return;
      case "react":
        this.speeches.push({ version: this.version, at, reaction: happened.reaction });
        return;
      case "rematch":
        this.follower = happened.table;
        this.#change("rematch");
    }
  }

  #change(...parts: Part[]): void {
    for (const part of parts) this.changed.set(part, this.version);
  }

  #tell(message: string, seat: number): void {
    this.news.push({ version: this.version, told: { message, arguments: { seat } } });
  }

  #put(seat: number, occupant: Occupant): void {
    this.chairs = this.chairs.with(seat, occupant);
    this.strikes[seat] = 0;
    this.#change("chairs", "clock");
  }

  #sit(seat: number, person: string, at: number): void {
    if (this.status === "running") this.#tell("seat-returned", seat);
    this.#put(seat, { person });
    this.#change("game"); // what is asked now is asked of the person
    this.clock.restart(seat, this.version, at);
  }

  /** A bot plays on until the person comes back. */
  #hold(seat: number): void {
    this.#put(seat, { ...this.chairs[seat], bot: HOLDER });
    this.#tell("seat-held", seat);
  }

  /** Let the game go on by a turn. */
  #move(happened: Started | Acted, turn: Turn, at: number): void {
    if (!this.play) return;
    this.play.adopt(turn);
    this.#change("game", "clock");
    if (happened.kind === "start") this.#start(happened);
    else this.#answer(happened, turn);
    this.#roll(happened, turn, at);
    this.clock.ask(this.play.waiting, this.version, at);
    this.sight?.follow(this.version, turn);
    if (!this.play.isOver) return;
    this.status = "over";
    this.ended = at;
    this.#change("status", "outcome");
  }

  #start(happened: Started): void {
    this.commitment = happened.commitment;
    this.status = "running";
    this.#change("status", "commitment");
    this.clock = new TableClock(happened.decision);
  }

  #answer({ seat, lines, mark }: Acted, turn: Turn): void {
    const isMidway = this.game.rules.isMidway(turn.state, seat);
    const text = parse(lines[0] ?? "").text;
    this.clock.answer(seat);
    if (isMidway || text === TAKE_BACK_TEXT) this.clock.reopen(seat, this.version);
    if (mark === CLOCK) this.#strike(seat);
    else if (!mark && !isMidway) this.strikes[seat] = 0;
    if (turn.actor === NATURE) this.takers.clear();
    else if (this.isRace) this.takers.set(text, seat);
  }

  #strike(seat: number): void {
    this.#tell("seat-timed-out", seat);
    const strikes = (this.strikes[seat] ?? 0) + 1;
    this.strikes[seat] = strikes;
    if (strikes >= STRIKES) this.#hold(seat);
  }

  /** After chance has moved nobody may act until there was time to look, and what rolls lies still. */
  #roll(happened: Started | Acted, turn: Turn, at: number): void {
    const { rhythm } = this.game;
    if (!rhythm || !this.isRace || turn.actor !== NATURE) return;
    this.clock.opens = at + rhythm.rolling + (happened.kind === "act" ? rhythm.counting : rhythm.opening);
  }
}
