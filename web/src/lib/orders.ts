/** What somebody can have done at a table, besides what belongs to its game. */
import { type Answer, type Connection, freshId, Refusal } from "$lib/connection.svelte";
import type { Command, Level, Reaction, Refused } from "$lib/protocol";

type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, "table" | "id"> : never) : never;

const WAYS_OUT = ["stand", "hold"]; // where there is no table to see

/** The table, as far as it must be known here. */
interface Place {
  readonly id: string;
  readonly gone: Refused | null; // why there is no table
}

export class Orders {
  readonly #place: Place;
  readonly #line: Connection;

  constructor(place: Place, line: Connection) {
    this.#place = place;
    this.#line = line;
  }

  /** Have something done; who is at a table that is gone can only leave it, or have a bot replaced that cannot go on. */
  send(wish: Wish): Promise<Answer> {
    const { id, gone } = this.#place;
    if (gone && !WAYS_OUT.includes(wish.type)) return Promise.reject(new Refusal(gone.message, gone.arguments));
    return this.#line.ask({ ...wish, table: id, id: freshId() } as Command);
  }

  async sit(seat: number | null = null): Promise<void> {
    await this.send({ type: "sit", seat });
  }

  /** Leave the seat, also at a table that was set aside. */
  async stand(): Promise<void> {
    await this.send({ type: "stand" });
  }

  async seatBots(level: Level, seats: number[] | null = null): Promise<void> {
    await this.send({ type: "seat-bots", level, seats });
  }

  async clear(seat: number): Promise<void> {
    await this.send({ type: "clear", seat });
  }

  /** Remind somebody who is away. */
  async nudge(seat: number): Promise<void> {
    await this.send({ type: "nudge", seat });
  }

  /** Let a bot keep the seat warm of somebody who is away, or of a bot that cannot go on. */
  async hold(seat: number): Promise<void> {
    await this.send({ type: "hold", seat });
  }

  async start(): Promise<void> {
    await this.send({ type: "start" });
  }

  async askRematch(): Promise<void> {
    await this.send({ type: "rematch" });
  }

  async say(text: string): Promise<void> {
    await this.send({ type: "say", text });
  }

  async react(reaction: Reaction): Promise<void> {
    await this.send({ type: "react", reaction });
  }
}
