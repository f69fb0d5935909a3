/** The first game of Länder toppen!: five seats, so that it takes no more than three rounds. */
import { type Lesson, may, told } from "$lib/lesson";
import type { View } from "./view";
import { CONTINENTS, isJoker } from "./words";

function hasOpenPiles(view: View): boolean {
  return view.sides.some(({ piles }) => CONTINENTS.some((continent) => (piles[continent]?.length ?? 0) > 0));
}

const lesson: Lesson<View> = {
  table: { seats: 5 },
  steps: [
    { say: "web-laender-toppen-learn-goal", at: "race", when: ({ view }) => view.phase === "place" },
    { say: "web-laender-toppen-learn-place", at: "strip", isNext: true, when: (board) => may(board, "place") },
    {
      say: "web-laender-toppen-learn-joker",
      at: "joker",
      when: (board) => may(board, "place") && (board.laid?.length ?? 0) > 0 && board.view.hand.some(isJoker),
    },
    { say: "web-laender-toppen-learn-turned", at: "open", when: (board) => told(board, "laender-toppen-turned") },
    { say: "web-laender-toppen-learn-split", at: "split", when: (board) => may(board, "lay") && board.view.is_mixed },
    {
      say: "web-laender-toppen-learn-alone",
      at: "split",
      when: (board) => may(board, "lay") && board.view.phase === "trick" && !board.view.is_mixed,
    },
    { say: "web-laender-toppen-learn-race", at: "race", when: ({ view }) => hasOpenPiles(view) },
    {
      say: "web-laender-toppen-learn-assign",
      at: "both",
      when: ({ view }) => view.phase !== "over" && view.sides.some(({ piles }) => (piles["eu-as"]?.length ?? 0) > 0),
    },
    { say: "web-laender-toppen-learn-score", at: "result", when: ({ view }) => view.phase === "over" },
  ],
};

export default lesson;
