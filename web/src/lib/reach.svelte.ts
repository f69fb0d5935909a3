/** Whether there is a server to be asked: what needs one says so instead of failing. */
import { connection } from "$lib/connection.svelte";
import { isAlone } from "$lib/place";

class Reach {
  isSilent = $state(false); // it did not answer when it was asked who we are
  #isCut = $state(globalThis.navigator?.onLine === false); // the device itself has no network

  constructor() {
    globalThis.addEventListener?.("offline", () => (this.#isCut = true));
    globalThis.addEventListener?.("online", () => (this.#isCut = false));
  }

  /** Is no server there, now or ever? One on this very device answers without a network, too. */
  get isAway(): boolean {
    const isMissed = this.isSilent || (this.#isCut && connection.hasBeenOpen);
    return isAlone || (isMissed && !connection.isOpen);
  }
}

export const reach = new Reach();
