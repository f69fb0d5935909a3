/** The rules of games for tables of the server; loaded when there is one to look at. */
import { fetched } from "$engine/fetched";
import { Shelves } from "$engine/games";
import { Insight } from "$engine/insight";

const shelves = new Shelves(fetched);

export async function insight(game: string): Promise<Insight> {
  return new Insight(await shelves.get(game));
}
