/** A round of Pingvasion: what everybody sent out, and which majorities it won and lost. */
import { join, say } from "$lib/speech.svelte";
import type { Tallying } from "$lib/tally";
import { areaName, AREAS, cardName } from "./cards";
import type { Side, View } from "./view";

export const tally: Tallying<View> = (before, after) => {
  const isOver = after.phase === "over" && before.phase !== "over";
  if (after.round === before.round && !isOver) return null;
  const shares = after.order.map((seat) => {
    const chair = after.chairs[seat];
    return {
      seat,
      why: () => (chair ? words(before.chairs[seat], chair, after.destroyed) : ""),
      gained: null,
      total: isOver ? (chair?.points ?? null) : null,
      place: chair?.place ?? null,
    };
  });
  const round = isOver ? after.round : after.round - 1;
  return { title: () => say("web-tally", { round }), shares };
};

/** What was sent out, and what it has changed: points are only counted in the end. */
function words(before: Side | undefined, chair: Side, destroyed: readonly string[]): string {
  const [held, now] = [before, chair].map((each) => AREAS.filter((_, i) => each?.majority[i] && (each.tableau[i]?.length ?? 0) > 0));
  const areas = (now ?? []).map((area) => (held?.includes(area) ? areaName(area) : say("web-pingvasion-tally-new", { area: areaName(area) })));
  const lost = (held ?? []).filter((area) => !now?.includes(area)).map(areaName);
  const struck = chair.shown.filter((card) => destroyed.includes(card)).map((card) => cardName(card));
  return [
    say("web-pingvasion-tally", { cards: join(chair.shown.map((card) => cardName(card))) }),
    struck.length > 0 ? say("web-pingvasion-tally-destroyed", { cards: join(struck) }) : "",
    areas.length > 0 || lost.length === 0 ? say("web-pingvasion-tally-rules", { count: areas.length, areas: join(areas) }) : "",
    lost.length > 0 ? say("web-pingvasion-tally-lost", { areas: join(lost) }) : "",
  ].filter(Boolean).join(" ");
}
