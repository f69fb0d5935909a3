// Made by scripts/types from the server's own structs. Change those, then run it again.

import type { Counted } from "$lib/protocol";

/** A card that went from one chair to another in the last passing. */
export interface Gift {
  giver: number;
  taker: number;
  card: string;
}

/** What lies before one chair. */
export interface Side {
  dummy: boolean;
  /** cards in hand, or the dummy's pile */
  held: number;
  /** cards still to be drawn as reinforcements; 0 for a dummy */
  pile: number;
  /** cards a dummy was given since its last shuffle */
  received: number;
  /** of its closed cards: all of one's own, and what one gave; all at the end */
  known: string[];
  /** has chosen */
  ready: boolean;
  /** plays two cards, because of Ninja twins */
  twins: boolean;
  /** plays after the others have revealed, because of a Scout */
  late: boolean;
  /** revealed in this round, or the last one until it is time to play again */
  shown: string[];
  /** by area */
  tableau: string[][];
  /** by area */
  strength: number[];
  /** by area */
  majority: boolean[];
  /** by area: points of the cards known, as the tableaus stand */
  worth: number[];
  points: number;
  /** at the end */
  place: number | null;
  /** of the closed cards known, those that bring points as things stand */
  counting: string[];
  /** what the points are made of */
  why: Counted[];
}

/** What somebody sitting at the table, or watching, has before them. */
export interface View {
  phase: string;
  /** from 1 */
  round: number;
  rounds: number;
  deck: string;
  areas: string[];
  /** the chairs as they sit, clockwise, from the viewer's */
  order: number[];
  /** the viewer's neighbours */
  left: number | null;
  right: number | null;
  /** the viewer's own cards */
  hand: string[];
  /** what the viewer has sealed: for the left and the right, or to play */
  chosen: string[];
  /** how many cards the viewer chooses in this phase */
  to_choose: number;
  /** what the viewer passed last, or lies with the dummies since their shuffle */
  gave: Gift[];
  /** what was passed to the viewer */
  got: Gift[];
  destroyed: string[];
  chairs: Side[];
  /** of the cards of the deck that have one */
  abilities: Record<string, string>;
}
