/** How Null & Nichtig looks and speaks in the browser. */
import type { Face } from "$lib/board";
import { say } from "$lib/speech.svelte";
import Board from "./Board.svelte";
import { cardName } from "./cards";
import { stage } from "./scenes";
import Sheet from "./Sheet.svelte";
import { tally } from "./tally";
import type { View } from "./view";

const face: Face<View> = {
  Board,
  Sheet,
  why: (view) => view.sides.map((side) => side.why),
  stage,
  tally,
  progress(view) {
    const { round, rounds, target } = view;
    const where = rounds === null ? say("round-to", { round, target: target ?? 0 }) : say("round-of", { round, rounds });
    return say("web-progress", { where, end: say("web-ends-points") });
  },
  card: cardName,
  ask(view, _seat, legal) {
    if (legal.length === 0) return null;
    if (view.phase !== "lay") return { message: "null-nichtig-ask-play" };
    return { message: "null-nichtig-ask-lay", arguments: { count: view.to_choose - view.chosen.length } };
  },
  action(notation) {
    const [verb = "", card = ""] = notation.split(" ");
    return say("web-null-nichtig-action", { verb, card: cardName(card) });
  },
};

export default face;
