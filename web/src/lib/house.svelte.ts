/** What every page knows: who I am and which games there are. */
import { api } from "$lib/api";
import type { GameOffer, Me } from "$lib/http";
import { attempt } from "$lib/attempt";

class House {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameOffer[]>([]);

  /** The first answer also brings the cookie by which the socket knows us. */
  async enter(): Promise<void> {
    const me = await attempt(api.me());
    if (me) this.me = me;
    this.games = await api.games().catch(offers);
  }

  game(slug: string): GameOffer | undefined {
    return this.games.find((each) => each.slug === slug);
  }

  /** The title of a game, as the box has it. */
  title(slug: string): string {
    return this.game(slug)?.title ?? "";
  }
}

/** The games that this browser can play by itself. */
async function offers(): Promise<GameOffer[]> {
  const { OFFERS } = await import("$engine/offers");
  return OFFERS;
}

export const house = new House();

/** The ids of a game's messages begin with this. */
export function prefix(slug: string): string {
  return slug.replaceAll("_", "-");
}
