/** The people somebody has to do with: friends, who asks, whom they would rather not hear. */
import { api } from "$lib/api";
import { attempt } from "$lib/attempt";
import type { Acquaintances, BondKind } from "$lib/http";

class Company {
  known = $state.raw<Acquaintances | null>(null);
  #unheard = $derived(new Set([...(this.known?.muted ?? []), ...(this.known?.blocked ?? [])].map((each) => each.id)));

  async refresh(): Promise<void> {
    this.known = (await api.company().catch(() => null)) ?? this.known;
  }

  /** Are somebody's words not shown here? */
  isUnheard(person: string): boolean {
    return this.#unheard.has(person);
  }

  /** What I have said of somebody. */
  is(kind: "friends" | "asking" | "asked" | "muted" | "blocked", person: string): boolean {
    const people = kind === "friends" ? this.known?.friends.map((each) => each.person) : this.known?.[kind];
    return people?.some((each) => each.id === person) ?? false;
  }

  /** Say something of somebody, or take it back. */
  async tie(person: string, kind: BondKind, isOn: boolean): Promise<void> {
    await attempt(isOn ? api.tie(person, kind) : api.untie(person, kind));
    await this.refresh();
  }
}

export const company = new Company();
