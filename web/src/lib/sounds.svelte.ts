/** Small sounds, made on the spot; a key turns them off. */

const KEPT = "mappamundi.sound";

interface Tone {
  pitch: number; // hertz
  at: number; // seconds from now
  length: number;
}

const TUNES = {
  turn: [
    { pitch: 587, at: 0, length: 0.14 },
    { pitch: 880, at: 0.11, length: 0.22 },
  ],
  card: [{ pitch: 220, at: 0, length: 0.05 }],
  word: [{ pitch: 660, at: 0, length: 0.09 }],
  over: [
    { pitch: 523, at: 0, length: 0.2 },
    { pitch: 659, at: 0.15, length: 0.2 },
    { pitch: 784, at: 0.3, length: 0.45 },
  ],
} satisfies Record<string, Tone[]>;

class Sounds {
  isOn = $state(localStorage.getItem(KEPT) !== "off");
  #context: AudioContext | null = null;

  toggle(): void {
    this.isOn = !this.isOn;
    localStorage.setItem(KEPT, this.isOn ? "on" : "off");
  }

  /** A browser lets a page sound only once somebody has touched it. */
  play(tune: keyof typeof TUNES): void {
    if (!this.isOn || !navigator.userActivation?.hasBeenActive) return;
    this.#context ??= new AudioContext();
    for (const tone of TUNES[tune]) this.#sound(this.#context, tone);
  }

  #sound(context: AudioContext, tone: Tone): void {
    const start = context.currentTime + tone.at;
    const source = new OscillatorNode(context, { type: "triangle", frequency: tone.pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + tone.length);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + tone.length);
  }
}

export const sounds = new Sounds();
