/** Games that were played here, as a person's page shows them. */
import type { PlayedGame } from "./http.ts";
import type { Heading, Store } from "./store.ts";

const MOST = 60; // tables that are over or put away, and still kept
const ENDS = 500; // games of which only the end is kept

/** A game that was played here. */
export interface DeviceGame extends PlayedGame {
  game: string;
  cards: Record<string, number>; // how often I have played each
}

/** How a game ended, as profiles show it; nothing where it has not, or counts for nothing. */
function deviceGame({ id, setting: played, chairs: taken, end, isStripped, isAway }: Heading): DeviceGame[] {
  if (!end) return [];
  const level = taken.find((each) => each.bot && !each.person)?.bot ?? null;
  return [{ ...end, cards: end.cards ?? {}, game: played.game, seats: played.seats, level, table: isStripped || isAway ? null : id }];
}

/** What there is too much of: of `ended` only the end is to be kept, `gone` is to be forgotten; the oldest first. */
function surplus(headings: readonly Heading[]): { ended: Heading[]; gone: Heading[] } {
  const all = [...headings].sort((one, other) => other.made - one.made);
  const old = all.filter((each) => !each.isStripped && (each.isAway || each.status === "over")).slice(MOST);
  const ended = old.filter((each) => each.status === "over" && !each.isTrial);
  return { ended, gone: [...old.filter((each) => !ended.includes(each)), ...all.filter((each) => each.isStripped).slice(ENDS)] };
}

/** A heading that says how its game ended. */
type Ended = (heading: Heading) => Promise<Heading>;

/** How the games of a store ended, the oldest of them first. */
export async function played(store: Store, ended: Ended): Promise<DeviceGame[]> {
  const over = (await store.headings()).filter((each) => each.status === "over");
  const all = await Promise.all(over.map(ended));
  return all.flatMap(deviceGame).sort((one, other) => one.ended - other.ended);
}

/** Of the oldest that is over only the end is kept, and nothing of what was put away. */
export async function tidy(store: Store, endedOf: Ended): Promise<void> {
  const { ended, gone } = surplus(await store.headings());
  for (const each of ended) await store.strip({ ...(await endedOf(each)), isStripped: true });
  for (const each of gone) await store.forget(each.id);
}
