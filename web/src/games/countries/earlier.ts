/** What views of earlier rules, and of servers of an earlier release, do not say yet. */
import type { Line } from "$lib/protocol";
import type { Misplaced, View } from "./view";

/** A view as it may come: all that boards and scenes ask of a turned row. */
export type Turned = Pick<View, "phase" | "row" | "checked" | "checked_falls" | "drawer"> & Partial<Pick<View, "checked_misplaced">>;

/** The cards that made a turned row wrong; where a view does not say, those on which it falls. */
export function misplaced(view: Pick<Turned, "checked" | "checked_falls" | "checked_misplaced">): readonly Misplaced[] {
  const { checked, checked_falls, checked_misplaced } = view;
  return checked_misplaced ?? checked_falls.map((place) => ({ card: checked[place] ?? "", turned: place + 1 }));
}

/** The card placed last, if it still lies in the row; where a view does not say, the story tells it. */
export function latestOf({ row, latest }: Pick<View, "row"> & Partial<Pick<View, "latest">>, story: readonly Line[]): string | null {
  if (latest !== undefined) return latest;
  const card = story.findLast(({ told }) => told.message.startsWith("countries-placed"))?.told.arguments["card"];
  return row.find((each) => each === card) ?? null;
}

/** Who draws; earlier views went on naming whoever drew for the row before, when a last card lay right. */
export function drawerOf({ phase, row, drawer, checked_misplaced }: Omit<Turned, "checked" | "checked_falls">): number | null {
  const isEarlier = checked_misplaced === undefined;
  return isEarlier && phase === "over" && row.length > 0 ? null : drawer;
}
