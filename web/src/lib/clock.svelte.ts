/** The time that passes: one tick for everything on the page that counts down. */
import { createSubscriber } from "svelte/reactivity";
import { say } from "$lib/speech.svelte";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, SECOND / 4);
  return () => clearInterval(timer);
});

/** Now, in milliseconds since 1970; what reads it is written anew as time passes. */
export function now(): number {
  ticking();
  return Date.now();
}

/** A span of time in a few signs. */
export function span(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return say("web-days", { count: Math.floor(left / DAY) });
  if (left >= HOUR) return say("web-hours", { count: Math.floor(left / HOUR) });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
