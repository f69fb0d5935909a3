/** The world that the person at this device knows: what pages show of it, and what they may do with it. */
import { LEVELS as BOTS, type Level } from "$lib/protocol";
import { api } from "$lib/api";
import { handOut } from "$lib/here";
import { keepMeasured } from "$lib/measured";
import { LORES } from "../../engine/generated/lores.ts";
import { type Asked, due, factsOf } from "./choosing";
import { rankOf, measured } from "./levels";
import { type Memory, sourceOf } from "./memory";
import { letPastRest, recallPast } from "./past";
import { share } from "./sharing";
import * as shelf from "./shelf";

class Known {
  memories = $state.raw<ReadonlyMap<string, Memory>>(new Map());
  isLoaded = $state(false);

  /** All facts that any game can ask about. */
  readonly facts: readonly string[] = [...new Set(Object.values(LORES).flatMap(factsOf))];

  /** How many facts should be asked again. */
  get due(): number {
    return due(this.memories.values(), now());
  }

  /** Was any fact met yet? */
  get isEmpty(): boolean {
    return this.memories.size === 0;
  }

  /** What is remembered, and then what games have taught meanwhile. */
  async load(): Promise<void> {
    this.#take(await shelf.memories());
    this.isLoaded = true;
    await recallPast();
    this.#take(await shelf.memories());
  }

  /** An answer to a question of the trainer. */
  async judge({ fact, game }: Asked, isRight: boolean): Promise<Memory | null> {
    const at = now();
    const mark = [at, isRight ? 1 : 0, sourceOf(game, null)] as const;
    const [changed] = await shelf.change([fact], (name, known) => ({ ...(known ?? { fact: name, first: at, marks: [] }), marks: [...(known?.marks ?? []), mark] }));
    this.#take([...this.memories.values(), ...(changed ? [changed] : [])]);
    return changed ?? null;
  }

  /** The level of bots that answer a game's questions as well; null while nobody can say. */
  levelIn(game: string): Level | null {
    const rank = rankOf(measured(this.memories.values(), game), LORES[game]?.hits ?? []);
    return rank === null ? null : (BOTS[rank] ?? null);
  }

  /** Hand over all of it as a file. */
  handOut(): void {
    handOut("mappamundi-world.json", JSON.stringify([...this.memories.values()], null, 1));
  }

  /** Put it together with what other devices of mine remember; only where a server finds me again. */
  async share(): Promise<void> {
    if (await share()) this.#take(await shelf.memories());
  }

  /** Forget it here, and on all devices of somebody whom a server finds again. */
  async forget(isShared: boolean): Promise<void> {
    if (isShared) await api.forgetWorld();
    await letPastRest();
    await shelf.clear();
    this.#take([]);
  }

  #take(all: readonly Memory[]): void {
    this.memories = new Map(all.map((each) => [each.fact, each]));
    const games = Object.keys(LORES).flatMap((game) => {
      const level = this.levelIn(game);
      return level ? [[game, level] as const] : [];
    });
    keepMeasured(Object.fromEntries(games));
  }
}

/** Seconds since 1970. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}

export const known = new Known();
