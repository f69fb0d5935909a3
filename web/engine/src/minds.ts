/** Bots: a mind for each seat of each match, which remembers what it has seen of it. */
import type { HintedAction, Level } from "../../src/lib/protocol.ts";
import type { Loaded, Shelves } from "./games.ts";
import { Desk, Mind } from "./mind.ts";
import type { Question, Thinker } from "./thinking.ts";

const MOST = 24; // minds that are kept

export class Minds implements Thinker {
  readonly #shelves: Shelves;
  readonly #kept = new Map<string, Mind>();
  readonly #desks = new Map<string, Desk>(); // of each game

  constructor(shelves: Shelves) {
    this.#shelves = shelves;
  }

  /** What a bot does: one of the actions that are allowed. */
  async decide({ game: slug, who, level, known, seat, isLate }: Question): Promise<number> {
    const { game, mind } = await this.#mind(slug, who, level);
    const actions = isLate ? game.rules.timely(known, seat) : game.rules.legal(known, seat);
    const chosen = mind.choose(known, seat, actions);
    if (!actions.includes(chosen)) throw new RangeError(`${chosen} is none of ${actions.join()}`);
    return chosen;
  }

  /** What it thinks of the actions of a seat, best first. */
  async advise({ game: slug, who, level, known, seat }: Question): Promise<HintedAction[]> {
    const { game, mind } = await this.#mind(slug, who, level);
    const found = mind.think(known, seat, game.rules.legal(known, seat));
    const total = found.reduce((sum, each) => sum + each.visits, 0) || 1;
    return found.map(({ action, points, visits }) => ({ action: game.write(known, seat, action), points, share: visits / total }));
  }

  #desk(slug: string, { rules }: Loaded): Desk {
    const desk = this.#desks.get(slug) ?? new Desk(rules);
    this.#desks.set(slug, desk);
    return desk;
  }

  async #mind(slug: string, who: string, level: Level): Promise<Loaded & { mind: Mind }> {
    const loaded = await this.#shelves.get(slug);
    const key = `${slug} ${level} ${who}`;
    const mind = this.#kept.get(key) ?? new Mind(loaded.rules, this.#desk(slug, loaded), loaded.game.facts.levels[level]);
    this.#kept.delete(key); // and the last again
    this.#kept.set(key, mind);
    for (const oldest of [...this.#kept.keys()].slice(0, -MOST)) this.#kept.delete(oldest);
    return { ...loaded, mind };
  }
}
