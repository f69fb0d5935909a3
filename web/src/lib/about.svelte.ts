/** Whom somebody at a table wants to know more about. */
import type { Person } from "$lib/protocol";

class About {
  person = $state.raw<Person | null>(null);
}

export const about = new About();
