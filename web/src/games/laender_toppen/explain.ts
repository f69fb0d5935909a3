/** What cards, fields and piles of Länder toppen! say about themselves. */
import { drawn, type Explained } from "$lib/explain.svelte";
import { capital, say } from "$lib/speech.svelte";
import CountryPortrait from "$parts/CountryPortrait.svelte";
import CategorySign from "./CategorySign.svelte";
import type { View } from "./view";
import { CATEGORIES, cardName, categoryName, fieldName, fieldOf, figureText, isJoker, pileName, unitText } from "./words";

export interface Sight {
  readonly figures: Readonly<Record<string, readonly (string | null)[]>>;
  readonly continents: Readonly<Record<string, readonly string[]>>; // of every card in sight
  readonly deck: Readonly<View["deck"]>;
}

/** A card: all its figures, and where it may lie open. */
export function about(card: string, view: Sight, asked: number | null = null, more: readonly string[] = []): Explained {
  const continents = view.continents[card] ?? [];
  const lands = continents.map((each) => say("web-laender-toppen-deck", { continent: pileName(each), count: view.deck[each] ?? 0 }));
  if (isJoker(card)) return { title: cardName(card, continents), notes: [say("web-laender-toppen-joker-means"), ...lands, ...more] };
  const figures = view.figures[card] ?? [];
  return {
    title: cardName(card),
    picture: drawn(CountryPortrait, { code: card }),
    figures: [
      ...(capital(card) ? [{ label: say("atlas-capital"), value: capital(card) }] : []),
      ...figures.map((figure, i) => ({
        label: categoryName(i),
        value: figure == null ? figureText(figure) : `${figureText(figure)} ${unitText(i)}`,
        isAsked: i === asked,
      })),
    ],
    notes: [...more, ...lands],
  };
}

/** A field: which figure wins there, and what one's own card has to show. */
export function aboutField(field: number, view: Sight, card: string | null): Explained {
  const { category, isAbove } = fieldOf(field);
  const what = { category: CATEGORIES[category] ?? "gdp", side: isAbove ? "above" : "below" };
  const figure = card === null || isJoker(card) ? null : view.figures[card]?.[category];
  return {
    title: fieldName(field),
    picture: drawn(CategorySign, { category }),
    figures: card !== null && figure != null ? [{ label: cardName(card), value: `${figureText(figure)} ${unitText(category)}`, isAsked: true }] : [],
    notes: [say("web-laender-toppen-field-means", what)],
  };
}
