/** Where a card that is seen in passing goes: beside what it is about, and never over it if there is room. */
import type { Attachment } from "svelte/attachments";

const GAP = 8; // pixels between the two, and to the edge

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Above it, so that its neighbours stay in sight, else right, else left, else below: the first side with room. */
export function placed(about: Box, card: Pick<Box, "width" | "height">, room: Pick<Box, "width" | "height">): { left: number; top: number } {
  const right = about.left + about.width + GAP;
  const left = about.left - card.width - GAP;
  const above = about.top - card.height - GAP;
  const within = (at: number, size: number, whole: number): number => Math.max(GAP, Math.min(at, whole - size - GAP));
  const top = within(about.top + about.height / 2 - card.height / 2, card.height, room.height);
  const across = within(about.left + about.width / 2 - card.width / 2, card.width, room.width);
  if (above >= GAP) return { left: across, top: above };
  if (right + card.width + GAP <= room.width) return { left: right, top };
  if (left >= GAP) return { left, top };
  return { left: across, top: within(about.top + about.height + GAP, card.height, room.height) };
}

/** Attach to the card. */
export function beside(about: HTMLElement): Attachment<HTMLElement> {
  return (card) => {
    const { left, top } = placed(about.getBoundingClientRect(), card.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
  };
}
