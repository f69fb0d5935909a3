/** Bots: a mind for each seat of each match, which remembers what it has seen of it. */
import type { HintedAction } from "./protocol.ts";
import type { Loaded, Shelves } from "./games.ts";
import { Desk, FORECASTER, Mind } from "./mind.ts";
import type { Question, Thinker } from "./thinking.ts";

const MOST = 24; // minds that are kept

export class Minds implements Thinker {
  readonly #shelves: Shelves;
  readonly #kept = new Map<string, Mind>();
  readonly #desks = new Map<string, Desk>(); // of each edition of a game

  constructor(shelves: Shelves) {
    this.#shelves = shelves;
  }

  /** What a bot does: one of the actions that are allowed. */
  async decide(question: Question): Promise<number> {
    const { known, seat, isLate } = question;
    const { game, mind } = await this.#mind(question);
    const actions = isLate ? game.rules.timely(known, seat) : game.rules.legal(known, seat);
    const chosen = mind.choose(known, seat, actions);
    if (!actions.includes(chosen)) throw new RangeError(`${chosen} is none of ${actions.join()}`);
    return chosen;
  }

  /** What it thinks of the actions of a seat, best first. */
  async advise(question: Question): Promise<HintedAction[]> {
    const { known, seat } = question;
    const { game, mind } = await this.#mind(question);
    const found = mind.think(known, seat, game.rules.legal(known, seat));
    const total = found.reduce((sum, each) => sum + each.visits, 0) || 1;
    return found.map(({ action, points, visits }) => ({ action: game.write(known, seat, action), points, share: visits / total }));
  }

  #desk(edition: string, { rules }: Loaded): Desk {
    const desk = this.#desks.get(edition) ?? new Desk(rules);
    this.#desks.set(edition, desk);
    return desk;
  }

  async #mind({ game: slug, rules, who, level, limit }: Question): Promise<Loaded & { mind: Mind }> {
    const loaded = await this.#shelves.get(slug, rules);
    const edition = `${slug} ${rules}`;
    const key = `${edition} ${level} ${who}`;
    const desk = this.#desk(edition, loaded);
    // Fetched when somebody plays at a level that asks it; in vain, it is tried again at the next decision.
    if (loaded.game.facts.levels[level].kind === FORECASTER) desk.network ??= await this.#shelves.network(slug, rules);
    const mind = this.#kept.get(key) ?? new Mind(loaded.rules, desk, loaded.game.facts.levels[level]);
    mind.limit = limit ?? Infinity;
    this.#kept.delete(key); // and the last again
    this.#kept.set(key, mind);
    for (const oldest of [...this.#kept.keys()].slice(0, -MOST)) this.#kept.delete(oldest);
    return { ...loaded, mind };
  }
}
