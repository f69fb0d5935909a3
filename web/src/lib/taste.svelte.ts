/** How somebody likes to play each game against bots: remembered on this device. */
import type { GameOffer, NewTable } from "$lib/http";
import { measuredLevel } from "$lib/measured";
import type { Level } from "$lib/protocol";

const KEPT = "mappamundi.taste";
const USUAL: Level = "steady";

export const MINE = "mine"; // as strong as I know the world

export interface Taste {
  opponents: number;
  level: Level | typeof MINE;
  isRace: boolean;
}

class Tastes {
  #kept = $state.raw<Record<string, Partial<Taste>>>(read());

  /** What was chosen last, as far as the game still offers it. */
  of(game: GameOffer): Taste {
    const { opponents, level, isRace } = this.#kept[game.slug] ?? {};
    const [low, high] = game.seats;
    const isOffered = opponents !== undefined && opponents >= low - 1 && opponents <= high - 1;
    return {
      opponents: isOffered ? opponents : game.usual_seats - 1,
      level: level === MINE && measuredLevel(game.slug) ? MINE : game.bots.find((each) => each === level) ?? game.bots.find((each) => each === USUAL) ?? game.bots[0] ?? USUAL,
      isRace: game.can_race && isRace === true,
    };
  }

  keep(game: GameOffer, change: Partial<Taste>): void {
    this.#kept = { ...this.#kept, [game.slug]: { ...this.of(game), ...change } };
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }

  /** The table that somebody of this taste wants. */
  table(game: GameOffer): NewTable {
    const { opponents, level, isRace } = this.of(game);
    const bots = level === MINE ? (measuredLevel(game.slug) ?? USUAL) : level;
    return { game: game.slug, seats: opponents + 1, bots, options: isRace ? game.race : {} };
  }
}

function read(): Record<string, Partial<Taste>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Partial<Taste>>;
  } catch {
    return {};
  }
}

export const tastes = new Tastes();
