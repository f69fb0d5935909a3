// Made by scripts/types from the server's own structs. Change those, then run it again.

import type { Counted } from "$lib/protocol";

/** Whose a trick would be if no more cards were played, and what it would do there. */
export interface Outlook {
  seat: number;
  /** of the seat's piles, by colour */
  tops: (string | null)[];
  /** what they would be worth */
  showing: number;
}

/** What lies before one seat. */
export interface Side {
  /** 0 or 1, if there are teams */
  team: number | null;
  /** cards in hand */
  held: number;
  /** has chosen its start cards */
  ready: boolean;
  /** its card in the trick */
  played: string | null;
  /** by colour */
  tops: (string | null)[];
  heights: number[];
  /** by colour all that lies there, the covered cards first */
  piles: string[][];
  /** what its piles are worth now */
  showing: number;
  /** points of the last finished round */
  scored: number;
  /** points of all finished rounds */
  total: number;
  /** total and what shows */
  points: number;
  /** as things lie now; a team's seats share theirs */
  place: number;
  /** what the points are made of */
  why: Counted[];
}

/** What somebody sitting at the table, or watching, has before them. */
export interface View {
  phase: string;
  /** from 1 */
  round: number;
  /** how many there will be, or null when played to a target */
  rounds: number | null;
  target: number | null;
  /** points of the two sides, if there are teams */
  teams: number[] | null;
  lead: number | null;
  turn: number | null;
  /** tricks played in this round */
  trick: number;
  /** the viewer's own cards */
  hand: string[];
  /** start cards the viewer has sealed, in their order */
  chosen: string[];
  /** start cards to choose */
  to_choose: number;
  /** the trick as it lies */
  taking: Outlook | null;
  /** the same after each card that the viewer could play now */
  outlooks: Record<string, Outlook>;
  sides: Side[];
}
