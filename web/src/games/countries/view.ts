// Made by scripts/types from the server's own structs. Change those, then run it again.

import type { Counted } from "$lib/protocol";

/** What lies before one team. */
export interface Team {
  hand: string[];
  /** its last guess for the start, once it is open */
  guess: number | null;
  /** has sealed a guess */
  ready: boolean;
  points: number;
  /** as things lie now */
  place: number;
  /** what the points are made of */
  why: Counted[];
}

/** A card that made a row wrong: of two that lie the wrong way round, the one placed later. */
export interface Misplaced {
  card: string;
  /** how many cards are turned, from the left, when that shows */
  turned: number;
}

/** What somebody sitting at the table, or watching, has before them. */
export interface View {
  phase: string;
  /** of the row, from 1 */
  number: number;
  /** how many there will be at most */
  rows: number | null;
  category: string | null;
  /** the categories in their order, as far as it was seen */
  cycle: string[];
  turn: number | null;
  /** team that placed last */
  last: number | null;
  /** the card that it placed */
  latest: string | null;
  /** from Minus to Plus */
  row: string[];
  /** card to be placed now */
  chosen: string | null;
  top: string | null;
  /** cards in the draw pile, its top included */
  pile: number;
  discard: number;
  teams: Team[];
  /** the viewer's own, sealed */
  guess: number | null;
  /** teams that guess for the start */
  guessing: number[];
  /** the last row that was turned */
  checked: string[];
  checked_category: string | null;
  checked_right: boolean | null;
  /** places in it, from 0, where a card is smaller than its left one */
  checked_falls: number[];
  /** the cards that made it wrong */
  checked_misplaced: Misplaced[];
  /** team that the check went against; a last card that lay right, nobody */
  drawer: number | null;
  /** all that was ever turned: card -> its six figures */
  facts: Record<string, string[]>;
}
