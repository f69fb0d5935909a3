/** The check that nobody changed a draw: the secret shown at the end against what was promised. */

const COMMITMENT = "mappamundi commitment 1\0";
const DRAW = "mappamundi draw 1\0";
const WORD = 8; // bytes
const ALL_WORDS = 1n << 64n;

/** One draw of the game: out of how many, and which came. */
export type Draw = readonly [outcomes: number, drawn: number];

/** Browsers hash only on safe pages: over https, or on the machine itself. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, each) => sum + each.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The hash that was shown before the first draw. */
export async function commitmentOf(secret: string): Promise<string> {
  const text = joined(new TextEncoder().encode(COMMITMENT), bytes(secret));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return Array.from(hash, (each) => each.toString(16).padStart(2, "0")).join("");
}

/** Draw number `index` of a secret; words that would favour some numbers are passed over. */
export async function secretDraw(secret: string, index: number, outcomes: number): Promise<number> {
  const fair = ALL_WORDS - (ALL_WORDS % BigInt(outcomes));
  for (let block = 0; ; block++) {
    const place = new DataView(new ArrayBuffer(2 * WORD));
    place.setBigUint64(0, BigInt(index));
    place.setBigUint64(WORD, BigInt(block));
    const text = joined(new TextEncoder().encode(DRAW), new Uint8Array(place.buffer), bytes(secret));
    const words = new DataView(await crypto.subtle.digest("SHA-512", text));
    for (let at = 0; at < words.byteLength; at += WORD) {
      const word = words.getBigUint64(at);
      if (word < fair) return Number(word % BigInt(outcomes));
    }
  }
}

/** Did every draw come from the secret that was promised? The first that did not, or null. */
export async function firstWrong(secret: string, draws: readonly Draw[]): Promise<number | null> {
  for (const [index, [outcomes, drawn]] of draws.entries())
    if ((await secretDraw(secret, index, outcomes)) !== drawn) return index;
  return null;
}
