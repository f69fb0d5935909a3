/** Games that are stepped through: run once, whoever looks and from wherever, and kept for a while. */
import type { FinishedGame, Replay } from "./http.ts";
import { need } from "./errors.ts";
import type { Game, Load } from "./game.ts";
import { draws, type Log } from "./log.ts";
import { Reel } from "./replay.ts";

const KEPT = 4; // games

/** What is known of a game besides its steps. */
export type About = Omit<Replay, "steps" | "first" | "length" | "next">;

interface Film {
  about: About;
  reel: Reel;
}

export class Archive {
  readonly #load: Load;
  readonly #films = new Map<string, Film>();

  constructor(load: Load) {
    this.#load = load;
  }

  /** Take in a finished game of a server; refused where it was played by rules that are not here. */
  async study({ table, setting, chairs, log }: FinishedGame): Promise<void> {
    const game = await this.#load(log.game, log.rules);
    const reel = new Reel(game, log);
    this.#keep(table, { about: { table, status: "over", setting, chairs, outcome: reel.outcome, sayings: [] }, reel });
  }

  holds(table: string): boolean {
    return this.#films.has(table);
  }

  /** Some steps of a game that was taken in. */
  replay(table: string, eyes: string, first: number): Replay {
    const { about, reel } = this.#film(table);
    return { ...about, ...reel.page(eyes, first) };
  }

  /** The log of a game that was taken in. */
  log(table: string): Log {
    return this.#film(table).reel.log;
  }

  /** Every draw of a game that was taken in. */
  draws(table: string): [number, number][] {
    const { game, log } = this.#film(table).reel;
    return draws(game, log);
  }

  /** Some steps of a game that is here anyway, as far as its log has come. */
  shown(game: Game, log: Log, about: About, eyes: string, first: number): Replay {
    const kept = this.#films.get(about.table)?.reel;
    const reel = kept?.lines === log.actions.length ? kept : new Reel(game, log);
    this.#keep(about.table, { about, reel });
    return { ...about, ...reel.page(eyes, first) };
  }

  /** A game that is here, to be gone on with from any of its steps. */
  reel(table: string): Reel {
    return this.#film(table).reel;
  }

  #film(table: string): Film {
    const film = this.#films.get(table);
    need(film !== undefined, "no-such-table");
    this.#keep(table, film);
    return film;
  }

  /** Keep one more, at the expense of what was looked at longest ago. */
  #keep(table: string, film: Film): void {
    this.#films.delete(table);
    this.#films.set(table, film);
    for (const old of [...this.#films.keys()].slice(0, -KEPT)) this.#films.delete(old);
  }
}
