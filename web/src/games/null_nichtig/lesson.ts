/** The first game of Null & Nichtig: a single round for three. */
import { type Lesson, may, told } from "$lib/lesson";
import type { View } from "./view";

const lesson: Lesson<View> = {
  table: { seats: 3, options: { end: "target", target: "1" } },
  steps: [
    { say: "web-null-nichtig-learn-goal", at: "piles", when: ({ view }) => view.phase === "lay" },
    { say: "web-null-nichtig-learn-start", at: "start", isNext: true, when: (board) => may(board, "lay") },
    { say: "web-null-nichtig-learn-piles", at: "piles", when: (board) => told(board, "null-nichtig-laid") },
    { say: "web-null-nichtig-learn-play", at: "hand", isNext: true, when: (board) => may(board, "play") },
    { say: "web-null-nichtig-learn-took", at: "taker", when: (board) => told(board, "null-nichtig-took") },
    {
      say: "web-null-nichtig-learn-outlook",
      at: "trick",
      when: (board) => may(board, "play") && board.view.taking !== null,
    },
    {
      say: "web-null-nichtig-learn-cover",
      at: "others",
      when: (board) => may(board, "play") && board.view.trick > 1,
    },
    { say: "web-null-nichtig-learn-score", at: "result", when: ({ view }) => view.phase === "over" },
  ],
};

export default lesson;
