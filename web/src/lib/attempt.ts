/** Try something that the server may refuse, and say why if it does. */
import { Refusal } from "$lib/connection.svelte";
import { notices } from "$lib/notices.svelte";
import { knows, say } from "$lib/speech.svelte";

export async function attempt<Given>(wish: Promise<Given>): Promise<Given | undefined> {
  try {
    return await wish;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notices.show(reason(error), "bad");
    return undefined;
  }
}

/** A refusal in words. */
export function reason(refusal: { message: string; arguments?: Record<string, string | number> }): string {
  return knows(refusal.message) ? say(refusal.message, refusal.arguments) : say("web-refused");
}
