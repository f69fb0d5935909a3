/** The first game of Countries: three rows for two teams. */
import { type Lesson, may, told, toldOfOthers } from "$lib/lesson";
import { DOUBT } from "./moves";
import type { View } from "./view";

const PLACED = ["countries-placed", "countries-placed-least", "countries-placed-most"];

const lesson: Lesson<View> = {
  table: { seats: 2, options: { rows: "3" } },
  steps: [
    { say: "web-countries-learn-goal", at: "hand", when: ({ view }) => view.row.length > 0 },
    { say: "web-countries-learn-place", at: "row", isNext: true, when: (board) => may(board, "card") },
    {
      say: "web-countries-learn-placed",
      at: "row",
      when: (board) => may(board, "card") && PLACED.some((message) => toldOfOthers(board, message)),
    },
    { say: "web-countries-learn-doubt", at: "doubt", isNext: true, when: (board) => may(board, DOUBT) },
    { say: "web-countries-learn-turned", at: "turned", when: ({ view }) => view.checked.length > 0 },
    {
      say: "web-countries-learn-drew",
      at: "category",
      when: (board) => board.view.phase !== "over" && told(board, "countries-drew"),
    },
    { say: "web-countries-learn-category", at: "category", when: (board) => may(board, "card") && board.view.number > 1 },
    {
      say: "web-countries-learn-known",
      at: "learned",
      when: ({ view }) => view.phase !== "over" && Object.keys(view.facts).length > 0,
    },
    { say: "web-countries-learn-score", at: "result", when: ({ view }) => view.phase === "over" },
  ],
};

export default lesson;
