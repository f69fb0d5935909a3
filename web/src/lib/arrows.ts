/** Arrow keys lead from one control to the next within a group, such as the cards of a hand. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Attach to the group. */
export function arrows(group: HTMLElement): () => void {
  const listen = (event: KeyboardEvent): void => move(group, event);
  group.addEventListener("keydown", listen);
  return () => group.removeEventListener("keydown", listen);
}

function move(group: HTMLElement, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const controls = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = controls.indexOf(document.activeElement as HTMLElement);
  const next = target(event.key, at, controls.length);
  if (at < 0 || next === null) return;
  event.preventDefault();
  controls[next]?.focus();
}

/** Which of `count` controls a key leads to from number `at`, round the ends. */
export function target(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}
