/** What a command does to a table, or why not: questions about a standing, without effects. */
import type { Act, Clear, Command, Level, SeatBots, Sit } from "./protocol.ts";
import { Denied, need } from "./errors.ts";
import type { Happening } from "./happenings.ts";
import { Match } from "./match.ts";
import { Secure } from "./nature.ts";
import { BOT, CLOCK, HOLDER, type Standing } from "./standing.ts";
import type { Turn } from "./turn.ts";

/** A bot has decided for a seat, asked at that version. */
export interface BotAct {
  type: "bot-act";
  seat: number;
  actions: readonly number[]; // all the parts of one decision
  asked: number;
  isLate: boolean; // decided for a person whose time was up
}

/** A bot could not decide, and a weaker one shall. */
export interface BotFailed {
  type: "bot-failed";
  seat: number;
  level: Level;
  asked: number;
}

/** What a table tells itself. */
export type Own = BotAct | BotFailed;

/** What happens, and what it does to the game. */
export interface Decision {
  happened: Happening;
  turn: Turn | null;
  begun: { play: Match; secret: string } | null; // the game that begins with it
}

/** Which question each command asks of a table; a rematch is the hall's to decide. */
export function ruling(table: Standing, command: Exclude<Command, { type: "rematch" }> | Own, at: number): Decision {
  switch (command.type) {
    case "act":
      return act(table, command, at);
    case "bot-act":
      return actByBot(table, command);
    case "bot-failed":
      return only(replace(table, command));
    case "say":
      return only(say(command.text));
    case "react":
      return only({ kind: "react", reaction: command.reaction });
    case "sit":
      return only(sit(table, command));
    case "stand":
      return only(stand(table));
    case "seat-bots":
      return only(seatBots(table, command));
    case "clear":
      return only(clear(table, command));
    case "start":
      return start(table);
    case "hold":
      return only(hold(table, command.seat));
    case "nudge":
      throw new Denied("nobody-waits-for", { seat: command.seat }); // who is away from here looks at nothing
  }
}

function only(happened: Happening): Decision {
  return { happened, turn: null, begun: null };
}

/** An empty seat or a bot's before the start; after it only the own one. */
function sit(table: Standing, { seat }: Sit): Happening {
  const [own, person] = [table.seatOf(table.host), table.host];
  if (table.status === "running") return { kind: "sit", seat: returning(table, own, seat ?? null), person };
  need(table.status === "open", "table-is-over");
  need(own === null, "seated-already");
  if (seat != null) {
    need(table.chairs[seat] !== undefined, "no-such-seat", { seat });
    return { kind: "sit", seat, person };
  }
  const empty = table.chairs.findIndex((chair) => !chair.bot);
  return { kind: "sit", seat: Math.max(0, empty), person };
}

/** The own seat, if a bot holds it. */
function returning(table: Standing, own: number | null, wished: number | null): number {
  need(own !== null, "table-has-begun");
  need(wished === null || wished === own, "seat-is-taken", { seat: wished ?? 0 });
  need(table.chairs[own]?.bot !== undefined, "seated-already");
  return own;
}

/** Leave; a bot holds the seat of a running game. */
function stand(table: Standing): Happening {
  const seat = seated(table);
  need(table.status !== "over", "table-is-over");
  need(table.status === "open" || !table.chairs[seat]?.bot, "seat-is-held");
  return { kind: "stand", seat };
}

/** Bots into the seats named, or into all that are empty. */
function seatBots(table: Standing, command: SeatBots): Happening {
  need(table.status === "open", "table-has-begun");
  const all = table.chairs.map((_, seat) => seat);
  for (const seat of command.seats ?? []) {
    need(table.chairs[seat] !== undefined, "no-such-seat", { seat });
    need(!table.chairs[seat].person, "seat-is-taken", { seat });
  }
  const empty = all.filter((seat) => !table.chairs[seat]?.person && !table.chairs[seat]?.bot);
  const seats = command.seats ? all.filter((seat) => command.seats?.includes(seat)) : empty;
  need(seats.length > 0, "table-is-full");
  return { kind: "bots", seats, level: command.level };
}

function clear(table: Standing, { seat }: Clear): Happening {
  need(table.status === "open", "table-has-begun");
  const chair = table.chairs[seat];
  need(chair !== undefined, "no-such-seat", { seat });
  need(chair.person !== undefined || chair.bot !== undefined, "seat-is-empty", { seat });
  return { kind: "clear", seat };
}

function say(text: string): Happening {
  need(text.trim() !== "", "bad-saying");
  return { kind: "say", text: text.trim() };
}

/** What the rules allow, in answer to what the seat is asked now. */
function act(table: Standing, { seen, actions }: Act, at: number): Decision {
  const seat = seated(table);
  need(table.play !== null, "table-is-open");
  need(!table.chairs[seat]?.bot, "seat-is-held");
  need(seen <= table.version, "version-unknown");
  need(seen >= table.clock.since(seat), "version-stale");
  need(at >= table.clock.opens, "not-open-yet");
  const turn = table.play.attempt(seat, actions);
  return { happened: { kind: "act", seat, lines: turn.lines, mark: "" }, turn, begun: null };
}

/** A bot's decision, unless the seat is asked something else by now. */
function actByBot(table: Standing, { seat, actions, asked, isLate }: BotAct): Decision {
  const chair = table.chairs[seat];
  need(table.play !== null && table.clock.asked.get(seat)?.version === asked, "version-stale");
  need((chair?.bot === undefined) === isLate, "version-stale");
  const mark = isLate ? CLOCK : chair?.person ? BOT : "";
  const turn = table.play.attempt(seat, actions, mark);
  return { happened: { kind: "act", seat, lines: turn.lines, mark }, turn, begun: null };
}

/** Another bot takes the same chair. */
function replace(table: Standing, { seat, level, asked }: BotFailed): Happening {
  const isSame = table.clock.asked.get(seat)?.version === asked;
  need(isSame && table.chairs[seat]?.bot !== undefined, "version-stale");
  return { kind: "replace", seat, level };
}

/** The weakest takes the chair of a bot that cannot go on. */
function hold(table: Standing, seat: number): Happening {
  const bot = table.chairs[seat]?.bot;
  need(bot !== undefined && bot !== HOLDER, "nobody-waits-for", { seat });
  return { kind: "replace", seat, level: HOLDER };
}

/** The game begins: a secret is drawn, and its hash shown. */
function start(table: Standing): Decision {
  need(table.status === "open", "table-has-begun");
  need(table.chairs.every((chair) => chair.person || chair.bot), "seats-are-empty");
  const nature = new Secure();
  const play = prepared(table, nature);
  const turn = play.begin();
  const decision = table.game.limit(table.setting.options);
  return { happened: { kind: "start", commitment: nature.commitment, lines: turn.lines, decision }, turn, begun: { play, secret: nature.secret } };
}

/** The game of a table before its first draw, or where another is gone on with. */
export function prepared(table: Standing, nature: Secure): Match {
  const seats = table.chairs.map((chair) => chair.bot ?? "");
  const match = Match.prepare(table.game, { seats, options: table.setting.options, nature });
  if (table.tried) match.retrace(table.tried.lines, table.tried.begun);
  return match;
}

/** The seat of the person, who must have one. */
export function seated(table: Standing): number {
  const seat = table.seatOf(table.host);
  need(seat !== null, "not-seated");
  return seat;
}
