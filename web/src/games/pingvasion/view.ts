/** What Pingvasion shows: the types of src/mappamundi/games/pingvasion/viewing.py. */

export interface Gift {
  giver: number;
  taker: number;
  card: string;
}
export interface Chair {
  dummy: boolean;
  held: number;
  pile: number;
  received: number;
  known: string[];
  ready: boolean;
  twins: boolean;
  late: boolean;
  shown: string[];
  tableau: string[][];
  strength: number[];
  majority: boolean[];
  worth: number[];
  points: number;
  place: number | null;
}
export interface View {
  phase: string;
  round: number;
  rounds: number;
  deck: string;
  areas: string[];
  order: number[];
  left: number | null;
  right: number | null;
  hand: string[];
  chosen: string[];
  to_choose: number;
  gave: Gift[];
  got: Gift[];
  destroyed: string[];
  chairs: Chair[];
  abilities: Record<string, string>;
}
