/** How Länder toppen! looks and speaks in the browser. */
import type { Face } from "$lib/board";
import { say } from "$lib/speech.svelte";
import Board from "./Board.svelte";
import { stage } from "./scenes";
import Sheet from "./Sheet.svelte";
import { tally } from "./tally";
import type { View } from "./view";
import { cardName, CONTINENTS, fieldName, pileName } from "./words";

const PILES: readonly string[] = [...CONTINENTS, "eu-as", "closed"];
const ASKS: Record<string, string> = { trick: "lay", jokers: "joker", assign: "assign" };

const face: Face<View> = {
  Board,
  Sheet,
  why: (view) => view.sides.map((side) => side.why),
  stage,
  tally,
  progress: (view) => say("web-progress", { where: say("round-of", { round: view.round, rounds: view.rounds }), end: say("web-ends-points") }),
  card: (id) => (PILES.includes(id) ? pileName(id) : cardName(id)),
  ask(view, _seat, legal) {
    if (legal.length === 0 || !view.next) return null;
    const count = Object.keys(view.tasks).length;
    if (view.phase === "place") return { message: "web-laender-toppen-ask-place", arguments: { count } };
    if (view.is_mixed) return { message: "web-laender-toppen-ask-split", arguments: { count } };
    return { message: `laender-toppen-ask-${ASKS[view.phase]}`, arguments: { card: view.next } };
  },
  action(notation, view) {
    const [verb = "", card = "", spot = ""] = notation.split(" ");
    const name = cardName(card, view.continents[card]);
    const where = verb === "place" ? fieldName(Number(spot)) : pileName(spot);
    return say("web-laender-toppen-action", { verb, card: name, where });
  },
};

export default face;
