// Made by scripts/types from the server's own structs. Change those, then run it again.

import type { Counted } from "$lib/protocol";

/** What lies before one seat. */
export interface Side {
  /** cards in hand */
  held: number;
  is_deciding: boolean;
  /** has sealed everything, while others have not */
  is_ready: boolean;
  /** fields or piles sealed, `?` for what may not be known */
  chosen: string[];
  /** by field: a card, `?` face down, or nothing */
  strip: (string | null)[];
  /** open piles: a continent, or eu-as, and its cards */
  piles: Record<string, string[]>;
  /** the closed pile; an interface shows how many, and these on request */
  closed: string[];
  /** pile -> its points as things lie now, if it brings any */
  brings: Record<string, number>;
  /** the sum of these */
  points: number;
  place: number;
  /** what the points are made of */
  why: Counted[];
}

/** What somebody sitting at the table, or watching, has before them. */
export interface View {
  phase: string;
  quick: boolean;
  /** Russia and Turkey are assigned when they are laid */
  early: boolean;
  /** from 1 */
  round: number;
  rounds: number;
  /** cards not dealt */
  stock: number;
  /** the open field, 1 to 12 */
  field: number | null;
  /** seats with the best figure on it */
  takers: number[];
  /** by field: the same for every field turned up in this round */
  tricks: number[][];
  /** the viewer's own cards */
  hand: string[];
  /** the card the viewer must place, lay or assign now */
  next: string | null;
  /** all the viewer decides on in this phase, and where it may go */
  tasks: Record<string, string[]>;
  /** of these some must lie open and some closed */
  is_mixed: boolean;
  /** then: every way they may lie, pile by pile -> how many are asked for */
  splits: Record<string, number>;
  /** cards out of the game */
  removed: string[];
  /** what is printed on the cards in hand and on strips */
  figures: Record<string, (string | null)[]>;
  /** the continents of all cards in sight */
  continents: Record<string, string[]>;
  /** continent -> countries in the deck, as printed on its cards */
  deck: Record<string, number>;
  sides: Side[];
}
