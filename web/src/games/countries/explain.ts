/** What cards and categories of Countries say about themselves; a back that nobody has seen stays secret. */
import { drawn, type Explained } from "$lib/explain.svelte";
import { country, say } from "$lib/speech.svelte";
import Flag from "$parts/Flag.svelte";
import { CATEGORIES, type Facts, figureText } from "./figures";
import Sign from "./Sign.svelte";

/** A card: its six figures, once they were turned up. */
export function about(code: string, facts: Facts, category: string | null, more: readonly string[] = []): Explained {
  const known = facts[code];
  const figures = CATEGORIES.flatMap((each, i) => {
    const figure = known?.[i];
    return figure ? [{ label: say("countries-category", { category: each }), value: figureText(figure, each), isAsked: each === category }] : [];
  });
  return {
    title: country(code),
    picture: drawn(Flag, { code }),
    figures,
    notes: [...more, say(known ? "web-countries-seen" : "web-countries-unseen")],
  };
}

/** A card in the row; of the one placed last it is said who placed it, for doubting depends on it. */
export function aboutPlaced(code: string, facts: Facts, category: string | null, placer: string | null): Explained {
  return about(code, facts, category, placer === null ? [] : [say("web-countries-placed-last", { seat: placer })]);
}

/** A category: which way the row runs. */
export function aboutCategory(category: string): Explained {
  return {
    title: say("countries-category", { category }),
    picture: drawn(Sign, { category }),
    notes: [say("countries-ends", { category }), say("web-countries-category-means", { category })],
  };
}
