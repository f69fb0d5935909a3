/** How a table begins: what it is to be, its heading, and its first line. */
import type { NewTable } from "./http.ts";
import type { Setting } from "./protocol.ts";
import type { Game } from "./game.ts";
import type { Entry, Made, Occupant, Trial } from "./happenings.ts";
import type { Heading } from "./store.ts";

const MARK = "~"; // begins the names of these tables, and of none that a server has
const ID_BYTES = 15;
export const OWN = "me"; // the one person

/** The first line of a table, and its heading. */
export interface Opening {
  heading: Heading;
  entry: Entry;
}

/** Is this the name of a table in a browser? */
export function isHere(table: string): boolean {
  return table.startsWith(MARK);
}

/** A table where these sit, to be played by the rules of this game. */
export function opening(game: Game, setting: Setting, chairs: Occupant[], tried?: Trial): Opening {
  const [id, at, rules] = [MARK + freshName(), Date.now(), game.facts.version];
  const happened: Made = { kind: "make", setting, rules, host: OWN, chairs, ...(tried ? { tried } : {}) };
  const entry: Entry = { table: id, sequence: 0, at, command: "make", happened };
  const heading: Heading = { id, version: 0, made: at, rules, status: "open", setting, chairs, isMyTurn: false, secret: null, isAway: false, isTrial: tried !== undefined };
  return { heading, entry };
}

/** A table against bots, as somebody wishes it. */
export function wished(game: Game, wish: NewTable): Opening {
  const seats = wish.seats ?? game.facts.usual_seats;
  game.start(seats, wish.options);
  const rest: Occupant = wish.bots ? { bot: wish.bots } : {};
  const seated = [{ person: OWN }, ...Array.from({ length: seats - 1 }, () => rest)];
  return opening(game, settingOf(game, wish, seats), seated);
}

/** Another table with the same bots, options and pace, by the rules of today. */
export function again(game: Game, { setting, chairs }: Pick<Made, "setting" | "chairs">): Opening {
  game.start(setting.seats, setting.options);
  const seated = chairs.map(({ person, bot }): Occupant => (person ? { person } : bot ? { bot } : {}));
  return opening(game, { ...setting, options: game.settings(setting.options) }, seated);
}

/** What is to be played, by a wish; options that nobody offers are refused. */
export function settingOf(game: Game, wish: NewTable, seats: number): Setting {
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
export function freshName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
