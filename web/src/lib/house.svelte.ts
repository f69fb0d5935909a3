/** What every page knows: who I am and which games there are. */
import { api, isUnreachable } from "$lib/api";
import { attempt } from "$lib/attempt";
import type { GameOffer, Me } from "$lib/http";
import { remember, remembered } from "$lib/myself";
import { reach } from "$lib/reach.svelte";

class House {
  #me = $state.raw<Me | null>(null);
  games = $state.raw<GameOffer[]>([]);

  get me(): Me | null {
    return this.#me;
  }

  set me(me: Me | null) {
    this.#me = me;
    if (me) remember(me);
  }

  /** The first answer also brings the cookie by which the socket knows us; without an answer we are who we were. */
  async enter(): Promise<void> {
    reach.isSilent = false;
    this.me = (await attempt(api.me().catch(silence))) ?? this.me ?? remembered();
    this.games = await (reach.isAway ? offers() : api.games().catch(offers));
  }

  game(slug: string): GameOffer | undefined {
    return this.games.find((each) => each.slug === slug);
  }

  /** The title of a game, as the box has it. */
  title(slug: string): string {
    return this.game(slug)?.title ?? "";
  }
}

/** A server that does not answer is told of where it is missed. */
function silence(error: unknown): undefined {
  if (!isUnreachable(error)) throw error;
  reach.isSilent = true;
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
