/** The first game of Państwa: for two and by turns, so that there is time to look. */
import { type Lesson, may, toldOfOthers } from "$lib/lesson";
import type { View } from "./view";

const lesson: Lesson<View> = {
  table: { seats: 2, options: { mode: "turns" } },
  steps: [
    { say: "web-panstwa-learn-goal", at: "dice", when: ({ view }) => view.dice.length > 0 },
    { say: "web-panstwa-learn-take", at: "tiles", isNext: true, when: (board) => may(board, "take") },
    { say: "web-panstwa-learn-took", at: "seats", when: (board) => toldOfOthers(board, "panstwa-took") },
    { say: "web-panstwa-learn-count", at: "count", when: ({ view }) => view.past.length > 0 },
    { say: "web-panstwa-learn-back", at: "count", when: ({ view }) => view.past.length > 0 },
    { say: "web-panstwa-learn-refill", at: "tiles", when: (board) => may(board, "take") && board.view.round > 1 },
    { say: "web-panstwa-learn-race", at: "tiles", when: (board) => may(board, "take") && board.view.round > 2 },
    { say: "web-panstwa-learn-score", at: "result", when: ({ view }) => view.phase === "over" },
  ],
};

export default lesson;
