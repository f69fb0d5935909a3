/** What Null & Nichtig shows: the types of src/mappamundi/games/null_nichtig/present.py. */

export interface Outlook {
  seat: number;
  tops: (string | null)[];
  showing: number;
}
export interface Side {
  held: number;
  ready: boolean;
  played: string | null;
  tops: (string | null)[];
  heights: number[];
  piles: string[][];
  showing: number;
  scored: number;
  total: number;
  points: number;
}
export interface View {
  phase: string;
  round: number;
  rounds: number | null;
  target: number | null;
  teams: number[] | null;
  lead: number | null;
  turn: number | null;
  trick: number;
  hand: string[];
  chosen: string[];
  to_choose: number;
  taking: Outlook | null;
  outlooks: Record<string, Outlook>;
  sides: Side[];
}
