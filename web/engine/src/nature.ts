/** Chance: draws from a secret, to which one can be committed before and held after; the same as in `nature.py`. */
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

const SECRET_BYTES = 256;
const COMMITMENT = new TextEncoder().encode("mappamundi commitment 1\0");
const DRAW = new TextEncoder().encode("mappamundi draw 1\0");
const WORD = 8; // bytes
const WORDS = 1n << 64n;

/** Whoever makes the draws. */
export interface Nature {
  /** One of `outcomes` numbers from 0, all equally likely. */
  draw(outcomes: number): number;
}

export class Secure implements Nature {
  readonly secret: string; // in hexadecimal
  drawn: number; // draws made so far: a table taken up again goes on from here
  readonly #bytes: Uint8Array;

  constructor(secret: string = freshSecret(), drawn = 0) {
    this.secret = secret;
    this.drawn = drawn;
    this.#bytes = hexToBytes(secret);
  }

  /** The hash that may be shown before the first draw. */
  get commitment(): string {
    return commitment(this.secret);
  }

  draw(outcomes: number): number {
    const number = drawFrom(this.#bytes, this.drawn, outcomes);
    this.drawn += 1;
    return number;
  }
}

/** Draws from one secret so many times, and from another ever after. */
export class Handed implements Nature {
  readonly #early: Secure;
  readonly #draws: number;
  readonly #late: Secure;

  constructor(early: string, draws: number, late: string) {
    this.#early = new Secure(early);
    this.#draws = draws;
    this.#late = new Secure(late, draws);
  }

  draw(outcomes: number): number {
    return (this.#early.drawn < this.#draws ? this.#early : this.#late).draw(outcomes);
  }
}

/** The draws it was given, in their order. */
export class Scripted implements Nature {
  readonly #numbers: Iterator<number>;

  constructor(numbers: Iterable<number>) {
    this.#numbers = numbers[Symbol.iterator]();
  }

  draw(outcomes: number): number {
    const { value, done } = this.#numbers.next();
    if (done || value < 0 || value >= outcomes) throw new RangeError(`the script says ${value}, but there are ${outcomes} outcomes`);
    return value;
  }
}

/** A secret that nobody can guess. */
function freshSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** The published hash of a secret. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(concatBytes(COMMITMENT, hexToBytes(secret))));
}

/** What was promised of the draws of a game, and what has been shown since. */
export interface Sealed {
  commitment: string | null;
  secret: string | null;
  begun?: { draws: number; commitment: string; secret: string | null } | null; // elsewhere, by draws from another secret
}

/** What all draws must have come from; null where a secret is not the one that was committed to. */
export function unsealed({ commitment: promised, secret, begun }: Sealed): Nature | null {
  if (secret === null || commitment(secret) !== promised) return null;
  if (!begun) return new Secure(secret);
  if (begun.secret === null || commitment(begun.secret) !== begun.commitment) return null;
  return new Handed(begun.secret, begun.draws, secret);
}

/** Did every draw, out of so many outcomes, come from there? The first that did not, or null. */
export function firstWrong(nature: Nature, draws: readonly (readonly [outcomes: number, drawn: number])[]): number | null {
  const found = draws.findIndex(([outcomes, drawn]) => nature.draw(outcomes) !== drawn);
  return found < 0 ? null : found;
}

/** One draw of a secret, by its number; words that would favour some numbers are passed over. */
function drawFrom(secret: Uint8Array, index: number, outcomes: number): number {
  const fair = WORDS - (WORDS % BigInt(outcomes));
  for (let block = 0; ; block += 1) {
    const place = new DataView(new ArrayBuffer(2 * WORD));
    place.setBigUint64(0, BigInt(index));
    place.setBigUint64(WORD, BigInt(block));
    const hash = sha512(concatBytes(DRAW, new Uint8Array(place.buffer), secret));
    const words = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
    for (let at = 0; at < words.byteLength; at += WORD) {
      const word = words.getBigUint64(at);
      if (word < fair) return Number(word % BigInt(outcomes));
    }
  }
}
