/** Point at a part of the board: it gets a ring, and comes into sight. */
import { prefersReducedMotion } from "svelte/motion";

const RING = "data-pointed";
const WIDE = 4; // pixels of a ring, and the gap to what it is around

/** Not those in a picture, which only look like the board. */
export function partsOf(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-part~="${name}"]:not([inert] *)`)];
}

/** Is there room for a ring around it, which nothing that scrolls would cut off? */
function hasRoom(part: HTMLElement): boolean {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  for (let each = part.parentElement; each; each = each.parentElement) {
    if (getComputedStyle(each).overflow === "visible") continue;
    const box = each.getBoundingClientRect();
    if (Math.min(left - box.left, top - box.top, box.right - right, box.bottom - bottom) < WIDE) return false;
  }
  return true;
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
export function point(name: string, found: () => void): () => void {
  let isShown = false;
  function ring(): void {
    const parts = partsOf(name);
    release(parts);
    for (const part of parts) if (!part.hasAttribute(RING)) part.setAttribute(RING, hasRoom(part) ? "" : "inside");
    if (parts.length > 0 && !isShown) requestAnimationFrame(() => show());
    isShown ||= parts.length > 0;
  }
  /** The board is laid out by now. */
  function show(): void {
    showPart(name);
    found();
  }
  const watch = new MutationObserver(ring);
  watch.observe(document.body, { childList: true, subtree: true });
  ring();
  return () => {
    watch.disconnect();
    release();
  };
}
