/** The games as they are offered where no server says it. */
import type { GameOffer } from "./http.ts";
import { LEVELS } from "./protocol.ts";
import { FACTS } from "../generated/facts.ts";

export const OFFERS: GameOffer[] = Object.values(FACTS).map(({ slug, title, seats, usual_seats, options, rhythm }) => ({
  slug,
  title,
  seats,
  usual_seats,
  options,
  bots: [...LEVELS],
  can_race: rhythm !== null,
  race: rhythm?.options ?? {},
}));
