/** Chance: draws from a secret, to which one can be committed before and held after; the same as in `nature.py`. */
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { Stage } from "./http.ts";

const SECRET_BYTES = 256;
const COMMITMENT = new TextEncoder().encode("mappamundi commitment 1\0");
const DRAW = new TextEncoder().encode("mappamundi draw 1\0");
const HEXADECIMAL = /^([0-9a-f]{2})+$/i;
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

/** Draws from one source so many times, and from another ever after. */
class Handed implements Nature {
  readonly #early: Nature;
  readonly #late: Nature;
  #left: number; // to be made from the early one

  constructor(early: Nature, draws: number, late: Nature) {
    this.#early = early;
    this.#left = draws;
    this.#late = late;
  }

  draw(outcomes: number): number {
    if (this.#left <= 0) return this.#late.draw(outcomes);
    this.#left -= 1;
    return this.#early.draw(outcomes);
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
  begun?: (Stage & { earlier?: readonly Stage[] }) | null; // elsewhere, by draws from other secrets
}

/** What all draws must have come from; null where a secret is not the one that was committed to. */
export function unsealed({ commitment: promised, secret, begun }: Sealed): Nature | null {
  const stages: Stage[] = [{ commitment: promised ?? "", secret, draws: Number.POSITIVE_INFINITY }];
  if (begun) stages.unshift(...(begun.earlier ?? []), begun);
  let nature: Nature | null = null;
  let drawn = 0;
  for (const { secret: own, commitment: bound, draws } of stages) {
    if (own === null || !HEXADECIMAL.test(own) || commitment(own) !== bound) return null;
    const late: Nature = new Secure(own, drawn);
    nature = nature === null ? late : new Handed(nature, drawn, late);
    drawn = draws;
  }
  return nature;
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
