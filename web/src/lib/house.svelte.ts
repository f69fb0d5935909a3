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
    const games = await attempt(api.games());
    if (games) this.games = games;
  }

  game(slug: string): GameOffer | undefined {
    return this.games.find((each) => each.slug === slug);
  }

  /** The title of a game, as the box has it. */
  title(slug: string): string {
    return this.game(slug)?.title ?? "";
  }
}

export const house = new House();

/** The ids of a game's messages begin with this. */
export function prefix(slug: string): string {
  return slug.replaceAll("_", "-");
}
