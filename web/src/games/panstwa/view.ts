// Made by scripts/types from the server's own structs. Change those, then run it again.

import type { Counted } from "$lib/protocol";

/** A tile that a seat turned at the end of a round. */
export interface Turned {
  card: string;
  /** all that is on its back */
  symbols: string[];
  /** of the dice, the faces that are on it too */
  matched: string[];
  points: number;
}

/** What everybody sees of one seat. */
export interface Side {
  /** the tile taken in this round */
  card: string | null;
  points: number;
  /** in the last finished round */
  turned: Turned | null;
  /** as things lie now */
  place: number;
  /** what the points are made of */
  why: Counted[];
}

/** What anybody sitting at the table, or watching, has before them. */
export interface View {
  phase: string;
  mode: string;
  /** from 1 */
  round: number;
  rounds: number;
  roller: number | null;
  /** who is to take, if one after another */
  turn: number | null;
  /** the faces of this round that lie still */
  dice: string[];
  /** the faces of the last finished round */
  past: string[];
  /** on the table, by spot */
  tiles: (string | null)[];
  /** tiles in the stack */
  left: number;
  sides: Side[];
}
