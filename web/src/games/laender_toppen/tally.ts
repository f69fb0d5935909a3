/** A round of Länder toppen!: how many cards everybody has won, and on which fields. */
import type { Told } from "$lib/protocol";
import { join, say } from "$lib/speech.svelte";
import { since, type Tallying } from "$lib/tally";
import type { Side, View } from "./view";
import { categoryName, fieldOf } from "./words";

interface Won {
  count: number;
  fields: number[];
}

export const tally: Tallying<View> = (before, after, told, story, last = null) => {
  const isOver = after.phase === "over" && before.phase !== "over";
  if (after.round === before.round && !isOver) return null;
  const past = story.slice(0, story.length - told.length + Math.max(0, told.findIndex(({ message }) => message === "laender-toppen-dealt")));
  const won = wonBy(since(isOver ? story : past, "laender-toppen-dealt"), after.sides.length);
  const round = isOver ? after.round : after.round - 1;
  const shares = after.sides.map((side, seat) => ({
    seat,
    why: () => `${words(won[seat] ?? { count: 0, fields: [] })}${after.quick ? "" : ` ${parts(side)}`}`,
    gained: gained(side.points, round, last?.shares[seat]?.total),
    total: side.points,
    place: side.place,
  }));
  return { title: () => say("web-tally", { round }), shares };
};

/** What has been added since the last round; who came later does not know. */
function gained(points: number, round: number, before: number | null | undefined): number | null {
  if (round === 1) return points;
  return before == null ? null : points - before;
}

/** By seat what was taken since, and what whoever is level takes back: one card, where earlier rules do not tell it. */
function wonBy(told: readonly Told[], seats: number): Won[] {
  const won = Array.from({ length: seats }, (): Won => ({ count: 0, fields: [] }));
  let field = 0;
  for (const { message, arguments: about } of told) {
    if (message === "laender-toppen-turned") field = Number(about["field"]);
    else if (message === "laender-toppen-took") add(won[Number(about["seat"])], Number(about["count"]), field);
    else if (message === "laender-toppen-level") for (const seat of about["seats"] as number[]) add(won[seat], Number(about["count"] ?? 1), field);
  }
  return won;
}

function add(won: Won | undefined, count: number, field: number): void {
  if (!won) return;
  won.count += count;
  won.fields.push(field);
}

function words({ count, fields }: Won): string {
  const named = fields.map((field) => {
    const { category, isAbove } = fieldOf(field);
    return `${categoryName(category)} ${isAbove ? "▲" : "▼"}`; // as the strip has it
  });
  return say("web-laender-toppen-tally", { count, fields: join(named) });
}

/** What the points are made of: cards won are worth something only face down, or where nobody has more. */
function parts({ brings, points }: Side): string {
  const closed = brings["closed"] ?? 0;
  return say("web-laender-toppen-tally-parts", { closed, open: points - closed });
}
