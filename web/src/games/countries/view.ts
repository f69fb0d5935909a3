/** What Countries shows: the types of src/mappamundi/games/countries/viewing.py. */

export interface Team {
  hand: string[];
  guess: number | null;
  ready: boolean;
  points: number;
}
export interface View {
  phase: string;
  number: number;
  rows: number | null;
  category: string | null;
  cycle: string[];
  turn: number | null;
  last: number | null;
  row: string[];
  chosen: string | null;
  top: string | null;
  pile: number;
  discard: number;
  teams: Team[];
  guess: number | null;
  guessing: number[];
  checked: string[];
  checked_category: string | null;
  checked_right: boolean | null;
  checked_falls: number[];
  drawer: number | null;
  facts: Record<string, string[]>;
}
