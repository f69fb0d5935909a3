/** What a board is given: everything there is to see, and two things to do. */
import type { Component } from "svelte";
import type { Chair, Clock, Line, Told } from "$lib/protocol";

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
  readonly hinted: readonly string[]; // what a master would do, best first; empty without a hint
  act(...actions: string[]): void;
  takeBack(): void;
}

/** What `games/<slug>/index.ts` exports by default: how one game looks and speaks. */
export interface Face<View> {
  readonly Board: Component<{ board: Board<View> }>;
  /** A card within a sentence. */
  card(id: string): string;
  /** What is wanted of the viewer now, or null when the board says it by itself. */
  ask(view: View, seat: number, legal: readonly string[]): Told | null;
  /** An action in a few words, for hints and lists of moves. */
  action(notation: string, view: View): string;
}
