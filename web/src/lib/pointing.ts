/** Point at a part of the board: it gets a ring, and comes into sight. */
import { prefersReducedMotion } from "svelte/motion";

const RING = "data-pointed";

/** Not those in a picture, which only look like the board. */
function partsOf(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-part~="${name}"]:not([inert] *)`)];
}

/** Take away every ring but those of some parts. */
function release(kept: readonly Element[] = []): void {
  for (const part of document.querySelectorAll(`[${RING}]`)) if (!kept.includes(part)) part.removeAttribute(RING);
}

/** Scroll no farther than needed; of what is higher than the screen, show the top. */
export function showPart(name: string): void {
  const [first] = partsOf(name);
  const isHigh = (first?.offsetHeight ?? 0) > innerHeight / 2;
  first?.scrollIntoView({
    block: isHigh ? "start" : "nearest",
    behavior: prefersReducedMotion.current ? "instant" : "smooth",
  });
}

/** Point at a part until told to stop; one that is not there yet, as soon as it comes. */
export function point(name: string): () => void {
  let isShown = false;
  function ring(): void {
    const parts = partsOf(name);
    release(parts);
    for (const part of parts) part.setAttribute(RING, "");
    // One frame for the board to be laid out, one for the teacher to have found its height.
    if (parts.length > 0 && !isShown) requestAnimationFrame(() => requestAnimationFrame(() => showPart(name)));
    isShown ||= parts.length > 0;
  }
  const watch = new MutationObserver(ring);
  watch.observe(document.body, { childList: true, subtree: true });
  ring();
  return () => {
    watch.disconnect();
    release();
  };
}
