/** The first game of Pingvasion: three at the table, so that nobody is a dummy. */
import { type Lesson, may } from "$lib/lesson";
import type { View } from "./view";

function hasShown(view: View): boolean {
  return view.chairs.some((chair) => chair.shown.length > 0);
}

function isStruck(view: View): boolean {
  return view.chairs.some((chair) => chair.shown.some((card) => view.destroyed.includes(card)));
}

const lesson: Lesson<View> = {
  table: { seats: 3 },
  steps: [
    { say: "web-pingvasion-learn-goal", at: "areas", when: ({ view }) => view.phase === "pass" },
    { say: "web-pingvasion-learn-pass", at: "slots", isNext: true, when: (board) => may(board, "left") },
    { say: "web-pingvasion-learn-got", at: "hand", when: ({ view }) => view.got.length > 0 },
    { say: "web-pingvasion-learn-play", at: "slots", isNext: true, when: (board) => may(board, "play") },
    { say: "web-pingvasion-learn-struck", at: "stage", when: ({ view }) => isStruck(view) },
    { say: "web-pingvasion-learn-shown", at: "areas", when: ({ view }) => hasShown(view) },
    {
      say: "web-pingvasion-learn-worth",
      at: "hand",
      when: ({ view, seat }) => view.chairs[seat ?? -1]?.tableau.some((area) => area.length > 0) ?? false,
    },
    {
      say: "web-pingvasion-learn-ability",
      at: "hand",
      when: (board) => may(board, "play") && board.view.hand.some((card) => card in board.view.abilities),
    },
    { say: "web-pingvasion-learn-score", at: "result", when: ({ view }) => view.phase === "over" },
  ],
};

export default lesson;
