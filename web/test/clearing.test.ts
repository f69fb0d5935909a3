import { expect, it } from "vitest";
import { cleared, type Kept } from "$lib/clearing";

const PHONE = { width: 360, height: 640 };
const SIDEWAYS = { width: 740, height: 360 };
const CARD = { width: 348, height: 150 };
const RACE: Kept = { box: { left: 8, top: 50, width: 344, height: 134 }, weight: 4 };
const STRIP: Kept = { box: { left: 8, top: 186, width: 344, height: 170 }, weight: 4 };
const ASKED: Kept = { box: { left: 8, top: 376, width: 344, height: 98 }, weight: 1 };
const HAND: Kept = { box: { left: 8, top: 480, width: 344, height: 155 }, weight: 2 };

/** Is nothing of it covered? */
function isClear({ left, top }: { left: number; top: number }, card: typeof CARD, { box }: Kept): boolean {
  return top + card.height <= box.top || top >= box.top + box.height || left + card.width <= box.left || left >= box.left + box.width;
}

it("stands below what it speaks of, and above the hand", () => {
  const place = cleared([RACE, HAND, ASKED], CARD, PHONE);
  for (const each of [RACE, HAND, ASKED]) expect(isClear(place, CARD, each)).toBe(true);
  expect(place.top).toBe(190);
});

it("stands at the head of the screen where the middle is spoken of", () => {
  const place = cleared([STRIP, HAND, ASKED], CARD, PHONE);
  for (const each of [STRIP, HAND, ASKED]) expect(isClear(place, CARD, each)).toBe(true);
});

it("covers what matters least where there is no room", () => {
  const all = { box: { left: 0, top: 0, width: 360, height: 420 }, weight: 4 };
  expect(cleared([all, HAND], CARD, PHONE)).toEqual({ left: 6, top: 426 });
});

it("stands beside the hand on a phone that lies on its side", () => {
  const hand = { box: { left: 14, top: 115, width: 352, height: 112 }, weight: 4 };
  const asked = { box: { left: 14, top: 58, width: 712, height: 48 }, weight: 1 };
  const card = { width: 358, height: 160 };
  const place = cleared([hand, asked], card, SIDEWAYS);
  for (const each of [hand, asked]) expect(isClear(place, card, each)).toBe(true);
});
