/** What Länder toppen! shows: the types of src/mappamundi/games/laender_toppen/present.py. */

export interface Side {
  held: number;
  is_deciding: boolean;
  is_ready: boolean;
  chosen: string[];
  strip: (string | null)[];
  piles: Record<string, string[]>;
  closed: string[];
  points: number;
  place: number;
}
export interface View {
  phase: string;
  quick: boolean;
  early: boolean;
  round: number;
  rounds: number;
  stock: number;
  field: number | null;
  takers: number[];
  tricks: number[][];
  hand: string[];
  next: string | null;
  tasks: Record<string, string[]>;
  is_mixed: boolean;
  removed: string[];
  figures: Record<string, (string | null)[]>;
  continents: Record<string, string[]>;
  deck: Record<string, number>;
  sides: Side[];
}
