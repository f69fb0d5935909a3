/** When dice are thrown and when they lie still, as the clock of a race says; elsewhere they roll as they come. */
export const THROW = 1600; // milliseconds that dice roll in a race, as the server has it

type Phase = "looking" | "rolling" | "still"; // there is time to look; nobody may act yet; the tiles are free

export class Throw {
  phase = $state<Phase>("still");
  rolling = $state(0); // milliseconds until the dice that are seen lie still; 0 for those at rest
  falls = $state(0); // when they are thrown, by the clock of this device
  #seen: string | null = null; // the dice seen last

  /** Dice with so many milliseconds until they lie still, or that roll so long where no clock runs; ends what it began. */
  take(dice: string, wait: number, usual: number): () => void {
    const isNew = this.#seen !== null && dice !== this.#seen;
    this.#seen = dice;
    if (isNew) this.rolling = usual;
    this.phase = "still";
    if (wait === 0) return () => undefined;
    const timers = [setTimeout(() => (this.phase = "still"), wait)];
    if (wait > THROW) {
      this.phase = "looking";
      this.falls = Date.now() + wait - THROW;
      timers.push(setTimeout(() => this.#roll(THROW), wait - THROW));
    } else this.#roll(wait);
    return () => timers.forEach(clearTimeout);
  }

  #roll(milliseconds: number): void {
    this.phase = "rolling";
    this.rolling = milliseconds;
  }
}
