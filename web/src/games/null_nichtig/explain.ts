/** What cards and piles of Null & Nichtig say about themselves. */
import { drawn, type Explained } from "$lib/explain.svelte";
import { nameOf } from "$lib/narrator";
import { join, say } from "$lib/speech.svelte";
import Card from "./Card.svelte";
import { cardName, type Colour, colourName, colourOf, numberOf } from "./cards";
import type { Side, View } from "./view";

/** A card, wherever it lies. */
export function about(card: string, more: readonly string[] = []): Explained {
  const counts = numberOf(card) === 0 ? say("web-null-nichtig-zero") : say("web-null-nichtig-counts-on-top", { points: numberOf(card) });
  return {
    title: cardName(card),
    picture: drawn(Card, { card }),
    notes: [...more, counts],
  };
}

/** A card in hand: what would become of the trick with it, if it is one's turn. */
export function aboutHeld(card: string, view: View, names: readonly string[]): Explained {
  const outlook = view.outlooks[card];
  if (!outlook) return about(card);
  const before = view.sides[outlook.seat]?.showing ?? 0;
  return about(card, [
    say("web-null-nichtig-would-with", { card: cardName(card), seat: nameOf(outlook.seat, names), before, after: outlook.showing }),
  ]);
}

/** A pile: what counts of it, and what lies covered below. */
export function aboutPile(colour: Colour, side: Pick<Side, "piles">): Explained {
  const pile = side.piles.find(([first]) => first !== undefined && colourOf(first) === colour) ?? [];
  const top = pile.at(-1);
  if (top === undefined) return { title: colourName(colour), notes: [say("web-null-nichtig-no-pile", { colour: colourName(colour) })] };
  const covered = pile.slice(0, -1).map((each) => String(numberOf(each)));
  return {
    title: cardName(top),
    picture: drawn(Card, { card: top }),
    notes: [
      say("web-null-nichtig-top-counts", { points: numberOf(top) }),
      ...(covered.length > 0 ? [say("web-null-nichtig-covered", { cards: join(covered) })] : []),
    ],
  };
}
