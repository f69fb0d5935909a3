/** How Państwa looks and speaks in the browser. */
import type { Face } from "$lib/board";
import { country, say } from "$lib/speech.svelte";
import Board from "./Board.svelte";
import { matches, tileOrFace } from "./faces";
import { stage } from "./scenes";
import Sheet from "./Sheet.svelte";
import { tally } from "./tally";
import type { View } from "./view";

/** In a race there is time to look first: at what one has scored, or at the tiles. */
const ask: Face<View>["ask"] = (view, seat, _legal, isLocked) => {
  if (!isLocked) return { message: view.mode === "race" ? "web-panstwa-go" : "panstwa-ask-take" };
  const side = view.sides[seat];
  if (!side?.turned) return { message: "web-panstwa-look" };
  const { card, points } = side.turned;
  const hits = matches(side.turned, view.past);
  return { message: "panstwa-turned", arguments: { seat, card, cards: view.past.filter((_, die) => hits[die]), points, total: side.points } };
};

const face: Face<View> = {
  Board,
  Sheet,
  why: (view) => view.sides.map((side) => side.why),
  stage,
  tally,
  progress: (view) => say("web-progress", { where: say("round-of", { round: view.round, rounds: view.rounds }), end: say("web-ends-points") }),
  card: tileOrFace,
  ask,
  action: (notation) => say("web-panstwa-action", { card: country(notation.split(" ")[1] ?? "") }),
  keys: [{ keys: ["1", "…", "8"], does: "web-panstwa-key" }],
};

export default face;
