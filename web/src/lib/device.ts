/** Games that were played in this browser alone: their person's own, and nobody else has heard of them. */
import { Findings } from "$engine/findings";
import type { DeviceGame } from "$engine/played";
import { here, handOut } from "$lib/here";
import type { BestDeal, FavouriteCard, GameRecord, Highlights, PlayedGame } from "$lib/http";

export type { DeviceGame };

const FAVOURITES = 5; // cards
const BEST = 3; // deals

/** How they ended, the oldest of them first. */
export async function playedHere(): Promise<DeviceGame[]> {
  return here.isPossible ? here.ask("played") : [];
}

/** What somebody has done in each game, anywhere. */
export function together(records: readonly GameRecord[], own: readonly DeviceGame[]): GameRecord[] {
  const games = [...new Set([...records, ...own].map((each) => each.game))];
  return games.map((game) => {
    const known = records.find((each) => each.game === game) ?? { game, played: 0, won: 0, rated: 0, rating: null, is_settled: false, mixed: null };
    const here = own.filter((each) => each.game === game);
    return { ...known, played: known.played + here.length, won: known.won + here.filter((each) => each.place === 1).length };
  });
}

/** Games of one kind, from here and from the server, in their order. */
export function inOrder(games: readonly PlayedGame[], own: readonly PlayedGame[]): PlayedGame[] {
  return [...games, ...own].sort((one, other) => one.ended - other.ended);
}

/** What somebody may be proud of in one game, anywhere. */
export function proudOf({ favourites, best }: Highlights, own: readonly DeviceGame[]): Highlights {
  const found = new Map(favourites.map((each) => [each.card, each]));
  for (const { cards, place } of own) for (const [card, count] of Object.entries(cards)) found.set(card, once(found.get(card), card, count, place === 1));
  const liked = [...found.values()].sort((a, b) => b.played - a.played || b.won - a.won || (a.card < b.card ? -1 : 1));
  const deals = own.map(({ cards, ...each }): BestDeal => ({ ...each, cards: Object.keys(cards) }));
  const proud = [...best, ...deals].sort((a, b) => a.place - b.place || b.points - a.points);
  return { favourites: liked.slice(0, FAVOURITES), best: proud.slice(0, BEST) };
}

/** A card that was played in one game more. */
function once(known: FavouriteCard | undefined, card: string, count: number, isWon: boolean): FavouriteCard {
  return { card, played: (known?.played ?? 0) + count, won: (known?.won ?? 0) + (isWon ? 1 : 0) };
}

/** Hand over all that is kept in this browser as a file. */
export async function keepEverything(): Promise<void> {
  const { memories } = await import("../known/shelf");
  const [tables, world] = await Promise.all([here.ask("everything"), memories()]);
  handOut("mappamundi-device.json", JSON.stringify({ tables, world }, null, 1));
}

/** Forget all that is kept in this browser: its tables, and what their games have taught. */
export async function forgetEverything(): Promise<void> {
  const { clear } = await import("../known/shelf");
  const found = Findings.open().then((each) => each?.clear());
  await Promise.all([here.ask("clear"), clear(), found]);
}
