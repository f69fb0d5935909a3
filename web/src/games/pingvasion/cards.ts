/** The cards of Pingvasion: m5b is the second 5 of the moon. */
import { say } from "$lib/speech.svelte";

export const AREAS = ["a", "d", "j", "c", "m"] as const;
export type Area = (typeof AREAS)[number];

/** The territory of a card, by its letter. */
export function areaOf(card: string): Area {
  return AREAS.find((each) => each === card[0]) ?? "a";
}

/** How strong a card is, 1 to 9. */
export function valueOf(card: string): number {
  return Number.parseInt(card.slice(1), 10);
}

/** A card in words; an ability is told with it. */
export function cardName(card: string, ability?: string): string {
  const name = say("pingvasion-card", { area: areaOf(card), value: valueOf(card) });
  return ability ? `${name}, ${say(`pingvasion-${ability}`)}` : name;
}

/** A territory in words. */
export function areaName(area: Area): string {
  return say("pingvasion-card", { area, value: "" }).trim();
}

/** A hand by territory, weak cards first. */
export function byArea(cards: readonly string[]): string[][] {
  return AREAS.map((area) =>
    cards.filter((card) => areaOf(card) === area).sort((one, other) => valueOf(one) - valueOf(other)),
  );
}
