/** A round of Pingvasion: what everybody sent out, and where that gives them the majority. */
import { join, say } from "$lib/speech.svelte";
import type { Tallying } from "$lib/tally";
import { areaName, AREAS, cardName } from "./cards";
import type { Chair, View } from "./view";

export const tally: Tallying<View> = (before, after) => {
  const isOver = after.phase === "over" && before.phase !== "over";
  if (after.round === before.round && !isOver) return null;
  const shares = after.order.map((seat) => {
    const chair = after.chairs[seat];
    return {
      seat,
      why: () => (chair ? words(chair, after.destroyed) : ""),
      gained: null,
      total: isOver ? (chair?.points ?? null) : null,
      place: chair?.place ?? null,
    };
  });
  const round = isOver ? after.round : after.round - 1;
  return { title: () => say("web-tally", { round }), shares };
};

function words(chair: Chair, destroyed: readonly string[]): string {
  const areas = AREAS.filter((_, i) => chair.majority[i] && (chair.tableau[i]?.length ?? 0) > 0);
  const lost = chair.shown.filter((card) => destroyed.includes(card));
  const sent = say("web-pingvasion-tally", { cards: join(chair.shown.map((card) => cardName(card))), lost: lost.length });
  return `${sent} ${say("web-pingvasion-tally-rules", { count: areas.length, areas: join(areas.map(areaName)) })}`;
}
