/** The newest open public tables and all of mine, as they change. */
import { connection } from "$lib/connection.svelte";
import { here } from "$lib/here";
import { isSolo } from "$lib/unfinished";
import type { Lobby as Everything, LobbyChange, Summary } from "$lib/protocol";

export class Lobby {
  #there = $state.raw<Summary[]>([]); // at the server
  #here = $state.raw<Summary[]>([]); // in this browser
  more = $state(0); // open tables that were not shown when the lobby was entered

  get tables(): Summary[] {
    return [...this.#there, ...this.#here];
  }

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
    const leave = connection.followLobby((news) => this.take(news));
    if (!here.isPossible) return leave;
    here.connection.connect();
    const leaveHere = here.connection.followLobby((news) => this.#takeHere(news));
    return () => {
      leave();
      leaveHere();
    };
  }

  #takeHere(news: Everything | LobbyChange): void {
    this.#here = news.type === "lobby" ? news.tables : changed(this.#here, news);
  }

  take(news: Everything | LobbyChange): void {
    if (news.type === "lobby") {
      this.#there = news.tables;
      this.more = news.more ?? 0;
    } else this.#there = changed(this.#there, news);
  }
}

function changed(tables: readonly Summary[], news: LobbyChange): Summary[] {
  const left = news.gone ?? news.table?.table;
  const others = tables.filter((each) => each.table !== left);
  return news.table ? [...others, news.table] : others;
}
