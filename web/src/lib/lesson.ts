/** A first game that teaches by playing: the table it is played at, and what is said there. */
import type { NewTable } from "$lib/http";
import type { Board } from "$lib/board";

/** One thing said, at the first moment it is true; the board marks its parts with `data-part`. */
export interface Step<View> {
  readonly say: string; // a Fluent id
  readonly at: string; // the part of the board that it speaks of
  readonly isNext?: boolean; // said in the same breath as the one before
  when(board: Board<View>): boolean;
}

/** What `games/<slug>/lesson.ts` exports by default. */
export interface Lesson<View> {
  readonly table: Pick<NewTable, "seats" | "options">; // the shortest there is
  readonly steps: readonly Step<View>[];
}

/** The first step that is true now and has not been seen. */
export function next<View>(steps: readonly Step<View>[], seen: readonly string[], board: Board<View>): Step<View> | null {
  return steps.find((step) => !seen.includes(step.say) && step.when(board)) ?? null;
}

/** What tells one moment of a game from another: what may be done, and how much of it lies out already. */
export function momentOf({ legal, laid }: Board<unknown>): string {
  return `${legal.join()} ${laid?.length ?? 0}`;
}

/** Can something be said: is nothing under way, or has it just come out? */
export function isStill({ scene }: Board<unknown>): boolean {
  return !scene || scene.verdict !== undefined || scene.isOut === true;
}

/** Has this been told in the story? */
export function told(board: Board<unknown>, message: string): boolean {
  return board.story.some((line) => line.told.message === message);
}

/** Has this been told of somebody else? */
export function toldOfOthers(board: Board<unknown>, message: string): boolean {
  return board.story.some((line) => line.told.message === message && line.told.arguments["seat"] !== board.seat);
}

/** May the viewer do something of that kind now? */
export function may(board: Board<unknown>, verb: string): boolean {
  return board.legal.some((move) => move === verb || move.startsWith(`${verb} `));
}
