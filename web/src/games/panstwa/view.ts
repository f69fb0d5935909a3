/** What Państwa shows: the types of src/mappamundi/games/panstwa/present.py. */

export interface Turned {
  card: string;
  symbols: string[];
  points: number;
}
export interface Side {
  card: string | null;
  points: number;
  turned: Turned | null;
}
export interface View {
  phase: string;
  mode: string;
  round: number;
  rounds: number;
  roller: number | null;
  turn: number | null;
  dice: string[];
  past: string[];
  tiles: (string | null)[];
  left: number;
  sides: Side[];
}
