/** What a board is given: everything there is to see, and two things to do. */
import type { Component } from "svelte";
import type { Sentence } from "$lib/narrator";
import type { Chair, Clock, Counted, Line } from "$lib/protocol";
import type { Scene, Staging } from "$lib/scene";
import type { Tallying } from "$lib/tally";

/** A table as its game's board sees it; `act` does all of its actions or none. */
export interface Board<View> {
  readonly view: View;
  readonly seat: number | null; // yours, null for a spectator
  readonly legal: readonly string[]; // what you may do now, in notation
  readonly waiting: readonly number[]; // seats that must decide
  readonly canTakeBack: boolean;
  readonly names: readonly string[]; // by seat, your own is "You"
  readonly chairs: readonly Chair[];
  readonly story: readonly Line[];
  readonly clock: Clock | null;
  readonly hinted: readonly string[]; // what a master would do, part by part; empty without a hint
  readonly laid?: readonly string[]; // what lies out on the board and is not sent yet
  readonly scene?: Scene | null; // what is acted out now; then nothing is asked
  readonly isReplay?: boolean; // all of it has happened: nobody chooses, nothing is asked
  /** Say what lies out, so that a hint speaks of something else. */
  lay?(actions: readonly string[]): void;
  act(...actions: string[]): void;
  takeBack(): void;
}

/** What `games/<slug>/index.ts` exports by default: how one game looks and speaks. */
export interface Face<View> {
  readonly Board: Component<{ board: Board<View> }>;
  /** How what has happened is acted out; without it everything is there at once. */
  readonly stage?: Staging<View>;
  /** What a round has brought, once one is over. */
  readonly tally?: Tallying<View>;
  /** How far the game is, and how it ends: always in sight. */
  progress(view: View): string;
  /** A card within a sentence. */
  card(id: string): string;
  /** What is wanted of the viewer now, or null when the board says it by itself; while it is locked nobody may act yet. */
  ask(view: View, seat: number, legal: readonly string[], isLocked: boolean): Sentence | null;
  /** An action in a few words, for hints. */
  action(notation: string, view: View): string;
  /** A decision of several actions, where it is more than a list of them. */
  decision?(actions: readonly string[], view: View): string;
  /** By seat, the parts that its points are made of, as the view tells them. */
  why?(view: View): readonly (readonly Counted[] | undefined)[];
  /** The result as people would write it on a sheet, below places and points. */
  readonly Sheet?: Component<{ board: Board<View> }>;
  /** Keys that the board listens to, for the list of shortcuts. */
  readonly keys?: readonly Shortcut[];
}

/** A key or a few of them, and the Fluent id of what they do. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}
