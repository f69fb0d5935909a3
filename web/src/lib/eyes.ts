/** Between the server and one of its tables: a browser that has the game's rules is sent what it may know, and makes the rest itself. */
import type { Insight } from "$engine/insight";
import { SPECTATOR } from "$engine/actors";
import type { Connection, Follower } from "$lib/connection.svelte";
import type { LostRace, Refused, TableNews } from "$lib/protocol";

/** Whoever has the rules of a game; null where they cannot be had. */
export type Open = (game: string) => Promise<Insight | null>;

export class Eyes implements Follower {
  readonly #table: Follower & { id: string };
  readonly #line: Pick<Connection, "watch">;
  readonly #open: Open;
  #seat = SPECTATOR;
  #isAsked = false; // for the rules
  #insight: Insight | null = null;
  #isBlind = false; // something went wrong: everything has to be shown by the server

  constructor(table: Follower & { id: string }, line: Pick<Connection, "watch">, open: Open = opened) {
    this.#table = table;
    this.#line = line;
    this.#open = open;
  }

  get seen(): number {
    return this.#isBlind ? -1 : this.#table.seen;
  }

  get rules(): number {
    return this.#insight?.rules ?? 0;
  }

  take(news: TableNews | LostRace): void {
    if (news.type === "lost-race") return this.#table.take(news);
    if (news.seat !== undefined) this.#seat = news.seat ?? SPECTATOR;
    const shown = this.#read(news);
    if (shown) this.#table.take(shown);
    else this.#line.watch(this.#table.id);
    if (news.setting && news.status !== "over" && !this.#isAsked) void this.#begin(news.setting.game);
  }

  refused(refusal: Refused): void {
    this.#table.refused(refusal);
  }

  /** What the table is told; null where the server has to be asked again. */
  #read(news: TableNews): TableNews | null {
    if (news.since == null) this.#isBlind = false;
    if (!this.#insight) return news;
    try {
      return this.#insight.read(news, this.#seat);
    } catch (error) {
      console.warn(error);
      this.#insight = null;
      this.#isBlind = true;
      return null;
    }
  }

  /** Fetch the rules, while the server shows everything; from then on it need not. */
  async #begin(game: string): Promise<void> {
    this.#isAsked = true;
    this.#insight = await this.#open(game).catch(() => null);
    if (this.#insight) this.#line.watch(this.#table.id);
  }
}

/** The rules of today: where a table is played by others, the server does not ask for them. */
async function opened(game: string): Promise<Insight | null> {
  if (!("WebAssembly" in globalThis)) return null;
  const { insight } = await import("$lib/insight");
  return insight(game);
}
