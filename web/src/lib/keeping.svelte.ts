/** The pages kept in this browser, for when there is no network; a newer version waits until it is asked for. */
import { file } from "$lib/place";

class Keeping {
  isNewer = $state(false); // is there a version that its reader has not asked for yet?
  #registration: ServiceWorkerRegistration | null = null;

  /** Keep this version, and look for newer ones; only pages that came by https, or from this machine, can be kept. */
  async begin(): Promise<void> {
    if (!globalThis.isSecureContext || !("serviceWorker" in navigator)) return;
    hold();
    const registration = await navigator.serviceWorker.register(file("sw.js"), { updateViaCache: "none" }).catch(() => null);
    if (!registration) return; // a browser may forbid it: then the pages need a network, as ever
    this.#registration = registration;
    this.isNewer = registration.waiting !== null;
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
    this.#follow(registration.installing);
  }

  /** Ask whether there is a newer version. */
  async look(): Promise<void> {
    await this.#registration?.update().catch(() => undefined); // without a line there is none
  }

  /** Let the newer version take over; other pages keep theirs until they are loaded again. */
  reload(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage(null);
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => {
      // The first version of all has nothing to wait for.
      if (worker.state === "installed" && navigator.serviceWorker.controller) this.isNewer = true;
    });
  }
}

/** While this page is open, the files of its version stay. */
function hold(): void {
  const script = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  if (script) void navigator.locks?.request(script, { mode: "shared" }, () => new Promise(() => undefined));
}

export const keeping = new Keeping();
