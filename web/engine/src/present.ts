/** How a game is written down, shown and told: what is translated from its `present.py`. */

import type { Told } from "./game.ts";

/** The same for every game. A state is what somebody may know: nothing is hidden any more here. */
export interface Present<State, View> {
  /** The plain object of a packed state. */
  unpack(bytes: Uint8Array): State;
  /** An action in notation. */
  write(s: State, actor: number, action: number): string;
  /** The action that a notation stands for; what is none throws a BadNotation. */
  read(s: State, actor: number, text: string): number;
  /** What a seat, or a spectator (13), has before them. */
  view(known: State, viewer: number): View;
  /** What happened between two states; an action that may not be known is HIDDEN (-2). */
  tell(before: State, after: State, actor: number, action: number): Told[];
  /** What speaks for a decision, all of its actions or the first, as a master sees it. */
  counsel?(known: State, seat: number, actions: readonly number[]): Told;
}
