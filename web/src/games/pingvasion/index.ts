/** How Pingvasion looks and speaks in the browser. */
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
  why: (view) => view.chairs.map((chair) => chair.why),
  stage,
  tally,
  progress: (view) => say("web-progress", { where: say("round-of", { round: view.round, rounds: view.rounds }), end: say("web-ends-points") }),
  card: (id) => cardName(id),
  ask(view) {
    if (view.phase !== "pass") {
      return { message: "pingvasion-ask-play", arguments: { count: view.to_choose - view.chosen.length } };
    }
    const neighbours = { seat_left: view.left ?? 0, seat_right: view.right ?? 0 };
    return { message: "web-pingvasion-ask-pass", arguments: neighbours };
  },
  action(notation) {
    const [verb = "", card = ""] = notation.split(" ");
    return say("web-pingvasion-action", { verb, card: cardName(card) });
  },
};

export default face;
