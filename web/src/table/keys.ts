/** The keys of every table; a board may have more of its own. */
import type { Shortcut } from "$lib/board";

export const KEYS: readonly Shortcut[] = [
  { keys: ["d"], does: "web-key-main" },
  { keys: ["s"], does: "web-key-skip" },
  { keys: ["u"], does: "web-key-take-back" },
  { keys: ["h"], does: "web-key-hint" },
  { keys: ["i"], does: "web-key-explain" },
  { keys: ["r"], does: "web-key-rules" },
  { keys: ["c"], does: "web-key-chat" },
  { keys: ["l"], does: "web-key-story" },
  { keys: ["m"], does: "web-key-sound" },
  { keys: ["?"], does: "web-key-shortcuts" },
];

/** The key of whoever has a teacher beside them. */
export const UNDERSTOOD: Shortcut = { keys: ["n"], does: "web-key-understood" };

/** The key of a shortcut, unless somebody is writing or means the browser. */
export function shortcut(event: KeyboardEvent): string | null {
  const target = event.target as HTMLElement | null;
  // A dialog that was just closed may still hold the focus for a moment: keys are no longer its own.
  const isWriting = target?.closest?.("input, textarea, select, dialog[open]") != null;
  const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  return isWriting || isOther ? null : event.key;
}
