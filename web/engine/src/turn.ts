/** One turn of a game: an action is taken, chance settles, and every viewer is told their part; as in `turn.py`. */
import { HIDDEN, NATURE, TAKE_BACK } from "./actors.ts";
import { BadLog, IllegalAction } from "./errors.ts";
import type { Game, State, Told } from "./game.ts";
import type { Nature } from "./nature.ts";

const NATURE_TEXT = "*";
const MARK = " @"; // an action made for a seat by somebody else names who, e.g. "2 play r7 @clock"

/** One action, or one draw, with the full states on both sides of it. */
export interface Step {
  before: State;
  actor: number;
  action: number;
  after: State;
}

/** What actions, and chance after them, make of a game; the state before them stays as it is. */
export class Turn {
  readonly game: Game;
  state: State; // after it
  readonly steps: Step[] = []; // of which anybody may be told anything
  readonly lines: string[] = []; // all of them in notation
  actor = NATURE; // of the last of them
  drawn = 0; // draws among them

  constructor(game: Game, state: State) {
    this.game = game;
    this.state = state;
  }

  /** Take actions of a seat, by notation or number; one that is not allowed is refused. */
  act(seat: number, actions: readonly (string | number)[], mark = ""): void {
    const { game, state: begun } = this;
    for (const given of actions) {
      const action = typeof given === "number" ? given : game.read(this.state, seat, given);
      if (!game.rules.can(this.state, seat, action)) throw refusal(game, begun, seat, given);
      this.take(seat, action, mark);
    }
  }

  /** Let NATURE draw until somebody must decide, or the game is over. */
  settle(nature: Nature): void {
    const { rules } = this.game;
    while (rules.waiting(this.state) === 1 << NATURE) this.take(NATURE, nature.draw(rules.outcomes(this.state)));
  }

  /** Do an action that is allowed, and write it down. */
  take(actor: number, action: number, mark = ""): void {
    this.lines.push(entry(actor, this.game.write(this.state, actor, action), mark));
    this.#do(actor, action);
  }

  /** Do again what lines of a log say. */
  rerun(lines: readonly string[]): void {
    for (const line of lines) {
      const { actor, text } = parse(line);
      this.lines.push(line);
      this.#do(actor, this.game.read(this.state, actor, text));
    }
  }

  #do(actor: number, action: number): void {
    const before = this.state;
    this.actor = actor;
    this.drawn += actor === NATURE ? 1 : 0;
    this.state = this.game.rules.do(before, actor, action);
    if (!this.game.isSilent(before, this.state)) this.steps.push({ before, actor, action, after: this.state });
  }
}

/** Why a seat may not do this. */
export function refusal(game: Game, state: State, seat: number, given: string | number): IllegalAction {
  const waiting = game.waiting(state);
  if (waiting.length === 0) return new IllegalAction("game-is-over");
  if (!waiting.includes(seat)) return new IllegalAction("not-your-turn", { seat });
  return new IllegalAction("illegal-action", { action: String(given) });
}

/** What a viewer may know of a step; whoever is none (null) is told it with open cards. */
export function tell(game: Game, step: Step, viewer: number | null): Told[] {
  const { before, after } = step;
  if (viewer === null) return tellKnown(game, step, true, before, after);
  return tellKnown(game, step, isOpen(game, step, viewer), game.known(before, viewer), game.known(after, viewer));
}

/** What is told of a step to who knows these two states, and may read the action or not. */
export function tellKnown(game: Game, step: Step, isRead: boolean, before: State, after: State): Told[] {
  if (step.action === TAKE_BACK) return [{ message: "took-back", arguments: { seat: step.actor } }];
  return game.present.tell(before, after, step.actor, isRead ? step.action : HIDDEN);
}

/** May a viewer read what was done? */
export function isOpen(game: Game, { before, actor, action }: Step, viewer: number): boolean {
  return action === TAKE_BACK || game.rules.sees(before, viewer, actor, action);
}

/** The line of a step as a viewer may read it: what they cannot know is a `?`. */
export function seenLine(game: Game, line: string, step: Step, viewer: number): string {
  if (isOpen(game, step, viewer)) return line;
  const { actor, text, mark } = parse(line);
  return entry(actor, `${text.split(" ", 1)[0]} ?`, mark);
}

/** One line of a log. */
export function entry(actor: number, text: string, mark = ""): string {
  const who = actor === NATURE ? NATURE_TEXT : String(actor);
  return mark ? `${who} ${text}${MARK}${mark}` : `${who} ${text}`;
}

/** Who acted, the notation and the mark of one line. */
export function parse(line: string): { actor: number; text: string; mark: string } {
  const [who, rest] = parted(line, " ");
  const [text, mark] = parted(rest, MARK);
  if (who === NATURE_TEXT) return { actor: NATURE, text, mark };
  if (!/^[0-9]{1,2}$/.test(who) || Number(who) >= NATURE) throw new BadLog("log-line", { line });
  return { actor: Number(who), text, mark };
}

function parted(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + by.length)];
}
