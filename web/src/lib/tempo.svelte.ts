/** How fast things are acted out: everybody's own wish, kept on this device. */

const KEPT = "mappamundi.tempo";
const FACTORS = { slow: 1.7, normal: 1, quick: 0.4, none: 0 };
export type Tempo = keyof typeof FACTORS;
export const TEMPI = Object.keys(FACTORS) as Tempo[];

class Metronome {
  tempo = $state<Tempo>(TEMPI.find((each) => each === globalThis.localStorage?.getItem(KEPT)) ?? "normal");

  /** By what all times of a scene are multiplied; 0 for whoever wants none of it. */
  get factor(): number {
    return FACTORS[this.tempo];
  }

  choose(tempo: Tempo): void {
    this.tempo = tempo;
    localStorage.setItem(KEPT, tempo);
  }
}

export const metronome = new Metronome();
