/** The scenes of Länder toppen!: one field after another is turned up, card by card, and then somebody has it. */
import type { Told } from "$lib/protocol";
import { dealing, hears, type Picture, ROUTINE, type Staging, still, VERDICT } from "$lib/scene";
import type { Side, View } from "./view";
import { CATEGORIES, FIELDS, fieldOf, UNKNOWN } from "./words";

const CARD = 320; // milliseconds from one card to the next
const CARDS = 1300; // milliseconds for all cards of a field, at most
const SHOWS = ["laender-toppen-shows", "laender-toppen-shows-joker"];
export const DECIDED = 99; // more cards than lie on any field: the best is marked

/** A field as it was told. */
interface Field {
  number: number;
  cards: Told[];
  verdict: Told | undefined;
  best: number[];
  from: number; // its first sentence
  to: number; // after its last
}

export const stage: Staging<View> = dealing(({ hand }) => hand, (before, after, told) => {
  const fields = turnedUp(told);
  if (fields.length === 0) return still(hears(told, "laender-toppen-dealt") ? VERDICT : told.length > 0 ? ROUTINE : 0);
  let view = opening(before, after, fields[0]?.number ?? 1);
  const pictures = fields.flatMap((field) => {
    const acted = actedOut(view, after, field);
    view = acted.at(-1)?.view ?? view;
    return acted;
  });
  return { pictures, rest: 0 };
});

/** The fields that were turned up with something on them, as they were told. */
function turnedUp(told: readonly Told[]): Field[] {
  const fields: Field[] = [];
  told.forEach(({ message, arguments: { field, seat, seats } }, i) => {
    if (message === "laender-toppen-turned") fields.push({ number: Number(field), cards: [], verdict: undefined, best: [], from: i, to: i + 1 });
    const last = fields.at(-1);
    if (!last) return;
    if (SHOWS.includes(message)) last.cards.push(told[i] as Told);
    else if (message === "laender-toppen-took") last.best = [Number(seat)];
    else if (message === "laender-toppen-level") last.best = (seats as number[]).map(Number);
    else return;
    if (!SHOWS.includes(message)) last.verdict = told[i];
    last.to = i + 1;
  });
  return fields.filter((field) => field.cards.length > 0);
}

/** What is known before the first field is turned: who lies where, and the piles laid since. */
function opening(before: View, after: View, first: number): View {
  const isSame = after.round === before.round && after.phase !== "place";
  const base = isSame ? after : before;
  const sides = base.sides.map((side, seat) => closed(side, before, seat, first, after.quick));
  const tricks = base.tricks.length === FIELDS && before.phase === "place" ? [] : before.tricks;
  const known = { figures: before.figures, continents: before.continents };
  const nothing = { tasks: {}, next: null, is_mixed: false, splits: {}, field: null, takers: [], hand: [] };
  return { ...base, ...nothing, phase: "trick", sides, ...known, tricks: tricks.slice(0, first - 1) };
}

/** A side with the fields from this one on as they lay before; whoever laid a card knows it. */
function closed(side: Side, { sides, hand }: View, seat: number, first: number, isQuick: boolean): Side {
  const before = sides[seat];
  const strip = side.strip.map((card, i) => (i + 1 < first || !card || hand.includes(card) ? card : (before?.strip[i] ?? UNKNOWN)));
  const { points, place, piles, brings, why } = (isQuick && before) || side;
  return { ...side, strip, chosen: [], is_deciding: false, points, place, piles, brings, why };
}

function actedOut(view: View, after: View, field: Field): Picture<View>[] {
  const scene = { kind: "reveal", at: field.number };
  const lasts = Math.min(CARD, CARDS / field.cards.length);
  const pictures: Picture<View>[] = [];
  let shown = view;
  field.cards.forEach((card, i) => {
    shown = opened(shown, after, field.number, card);
    pictures.push({ view: shown, scene: { ...scene, step: i + 1 }, lasts, told: field.from + 2 + i });
  });
  const decided = { ...shown, field: field.number, takers: field.best, tricks: tricks(shown, field) };
  return [...pictures, { view: decided, scene: { ...scene, step: DECIDED, verdict: field.verdict }, lasts: VERDICT, told: field.to }];
}

function tricks(view: View, field: Field): number[][] {
  const past = Array.from({ length: field.number - 1 }, (_, i) => view.tricks[i] ?? []);
  return [...past, field.best];
}

/** One more card of a field lies open. */
function opened(view: View, after: View, field: number, { arguments: { seat, card, whole, part } }: Told): View {
  const code = String(card);
  const figure = whole === undefined ? null : part === "none" ? String(whole) : `${whole}.${part}`;
  const { category } = fieldOf(field);
  const known = CATEGORIES.map((_, i) => (i === category ? figure : (view.figures[code]?.[i] ?? null)));
  const sides = view.sides.map((side, each) => (each === seat ? { ...side, strip: side.strip.with(field - 1, code) } : side));
  const continents = { ...view.continents, [code]: after.continents[code] ?? view.continents[code] ?? [] };
  return { ...view, sides, continents, figures: { ...view.figures, [code]: known } };
}
