/** Games that were played in this browser alone: their person's own, and nobody else has heard of them. */
import type { DeviceGame } from "$engine/hall";
import { here, handOut } from "$lib/here";
import type { GameRecord, PlayedGame } from "$lib/http";

export type { DeviceGame };

/** How they ended, the oldest of them first. */
export async function playedHere(): Promise<DeviceGame[]> {
  return here.isPossible ? here.ask("played") : [];
}

/** What somebody has done in each game, anywhere. */
export function together(records: readonly GameRecord[], own: readonly DeviceGame[]): GameRecord[] {
  const games = [...new Set([...records, ...own].map((each) => each.game))];
  return games.map((game) => {
    const known = records.find((each) => each.game === game) ?? { game, played: 0, won: 0, rated: 0, rating: null, is_settled: false };
    const here = own.filter((each) => each.game === game);
    return { ...known, played: known.played + here.length, won: known.won + here.filter((each) => each.place === 1).length };
  });
}

/** Games of one kind, from here and from the server, in their order. */
export function inOrder(games: readonly PlayedGame[], own: readonly PlayedGame[]): PlayedGame[] {
  return [...games, ...own].sort((one, other) => one.ended - other.ended);
}

/** Hand over all that is kept in this browser as a file. */
export async function keepEverything(): Promise<void> {
  handOut("mappamundi-device.json", JSON.stringify(await here.ask("everything"), null, 1));
}
