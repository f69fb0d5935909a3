/** How Countries looks and speaks in the browser. */
import type { Face } from "$lib/board";
import { country, number, say } from "$lib/speech.svelte";
import Board from "./Board.svelte";
import { DOUBT } from "./moves";
import { stage } from "./scenes";
import Sheet from "./Sheet.svelte";
import { tally } from "./tally";
import type { View } from "./view";

const face: Face<View> = {
  Board,
  Sheet,
  why: (view) => view.teams.map((team) => team.why),
  stage,
  tally,
  progress: (view) => say("web-progress", { where: say("web-countries-row-of", { number: view.number, rows: view.rows ?? 0 }), end: say("web-countries-ends") }),
  card: country,
  ask(view, _seat, legal) {
    if (view.phase === "guess") return { message: "web-countries-ask-guess", arguments: { card: view.top ?? "" } };
    if (view.chosen) return { message: "web-countries-ask-place", arguments: { card: view.chosen } };
    return { message: legal.includes(DOUBT) ? "web-countries-ask-play" : "web-countries-ask-first" };
  },
  decision([first = "", second = ""], view) {
    const place = face.action(second || first, view);
    return second ? say("web-countries-card-place", { card: country(first.slice(5)), place }) : place;
  },
  action(notation, view) {
    const [verb = "", what = ""] = notation.split(" ");
    if (verb !== "at") return say("web-countries-action", { verb, card: country(what), people: number(Number(what) || 0) });
    const spot = Number(what);
    const left = view.row[spot - 2];
    const right = view.row[spot - 1];
    return say("web-countries-between", {
      left: left ? country(left) : say("countries-minus"),
      right: right ? country(right) : say("countries-plus"),
    });
  },
};

export default face;
