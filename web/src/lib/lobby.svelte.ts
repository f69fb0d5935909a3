/** The newest open public tables and all of mine, as they change. */
import { connection } from "$lib/connection.svelte";
import { isSolo } from "$lib/unfinished";
import type { Lobby as Everything, LobbyChange, Summary } from "$lib/protocol";

export class Lobby {
  tables = $state.raw<Summary[]>([]);
  more = $state(0); // open tables that were not shown when the lobby was entered

  /** Mine with other people, those where it is my turn first, then the youngest. */
  get mine(): Summary[] {
    const rank = (each: Summary): number => (each.my_turn ? 0 : 1);
    return this.tables
      .filter((each) => each.mine && each.status !== "over" && !isSolo(each))
      .sort((a, b) => rank(a) - rank(b) || b.made - a.made);
  }

  get open(): Summary[] {
    return this.tables
      .filter((each) => !each.mine && each.status === "open")
      .sort((a, b) => b.made - a.made);
  }

  /** Follow the lobby until the function returned is called. */
  follow(): () => void {
    return connection.followLobby((news) => this.take(news));
  }

  take(news: Everything | LobbyChange): void {
    if (news.type === "lobby") {
      this.tables = news.tables;
      this.more = news.more ?? 0;
      return;
    }
    const left = news.gone ?? news.table?.table;
    const others = this.tables.filter((each) => each.table !== left);
    this.tables = news.table ? [...others, news.table] : others;
  }
}
