/** What a card of Pingvasion says about itself. */
import { drawn, type Explained } from "$lib/explain.svelte";
import { tell } from "$lib/narrator";
import { say } from "$lib/speech.svelte";
import Card from "./Card.svelte";
import { areaName, areaOf, cardName, valueOf } from "./cards";
import type { Side, View } from "./view";

type Known = Pick<View, "abilities"> & Partial<Pick<View, "destroyed">>;

/** A card wherever it lies: its strength, and its ability in words. */
export function about(card: string, view: Known, more: readonly string[] = []): Explained {
  const ability = view.abilities[card];
  const notes = ability ? [say("web-pingvasion-ability", { ability })] : [];
  return {
    title: ability ? `${cardName(card)}: ${say("web-pingvasion-ability-name", { ability })}` : cardName(card),
    picture: drawn(Card, { card, ability }),
    figures: [
      { label: say("web-pingvasion-strength"), value: String(valueOf(card)) },
      { label: say("web-pingvasion-area"), value: areaName(areaOf(card)) },
    ],
    notes: [...notes, ...more],
  };
}

/** A card that was sent out: it counts for strength, unless it was destroyed. */
export function aboutSent(card: string, view: Known): Explained {
  const isLost = view.destroyed?.includes(card) ?? false;
  return about(card, view, [say(isLost ? "web-pingvasion-is-lost" : "web-pingvasion-is-sent", { value: valueOf(card), area: areaName(areaOf(card)) })]);
}

/** A card in hand: does it count now, and why? */
export function aboutHeld(card: string, view: Known, chair: Side | null): Explained {
  const part = chair?.why?.find(({ told }) => (told.arguments["cards"] as string[] | undefined)?.includes(card));
  const counts = chair?.counting?.includes(card) ? [say("web-pingvasion-counts", { points: valueOf(card) })] : [];
  return about(card, view, part ? [...counts, tell(part.told, [], (each) => cardName(each))] : counts);
}

/** What an ability does to whoever used it. */
export function aboutAbility(ability: string): Explained {
  return { title: say("web-pingvasion-ability-name", { ability }), notes: [say("web-pingvasion-ability", { ability })] };
}
