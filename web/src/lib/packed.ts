/** Games in links: a log, packed into text that an address may have after its #. */
import { Refusal } from "$lib/connection.svelte";
import type { Log } from "$lib/http";
import { isAlone } from "$lib/place";

const MOST = 1 << 20; // bytes that a log may have once it is unpacked

/** A log as text of letters, digits, - and _. */
export async function packed(log: Log): Promise<string> {
  const bytes = await through(new Blob([JSON.stringify(log)]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  return btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What was packed; refused where that was no log, or would be too long. */
export async function unpacked(text: string): Promise<unknown> {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (each) => each.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))))) as unknown;
  } catch {
    throw new Refusal("web-open-broken");
  }
}

/** What is in a file, which should be a log. */
export async function logIn(file: File): Promise<Log> {
  try {
    if (file.size <= MOST) return JSON.parse(await file.text()) as Log;
  } catch {
    // It is no JSON, or cannot be read.
  }
  throw new Refusal("web-open-broken");
}

/** The address of a packed game; on a server nothing of it is ever sent there. */
export function addressOf(text: string): string {
  return isAlone ? `/game/${text}` : `/game#${text}`;
}

async function through(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > MOST) throw new RangeError("too long");
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
