/** The scenes of Pingvasion: cards are passed; those sent out are revealed, struck, and take effect. */
import { after as behind, dealing, hears, type Picture, ROUTINE, type Staging, still, VERDICT } from "$lib/scene";
import type { Side, View } from "./view";

const OPEN = 1000; // milliseconds to see what was sent out
const PASSED = 900; // milliseconds to see what was passed
const STRUCK = ["pingvasion-struck", "pingvasion-destroyed"];
const COMES = ["pingvasion-will-play-two", "pingvasion-will-wait", "pingvasion-nobody-waits"];
/** What a card sent out changes, as it stands once all are open. */
const EFFECTS = ["tableau", "strength", "majority", "twins", "late"] as const;

export const stage: Staging<View> = dealing(({ hand }) => hand, (before, after, told) => {
  const open = behind(told, "pingvasion-revealed");
  if (open === 0) return still(hears(told, "pingvasion-passed") ? PASSED : told.length > 0 ? ROUTINE : 0);
  const isStruck = STRUCK.some((each) => hears(told, each));
  const sent = { ...before, chosen: [], to_choose: 0, ...revealed(before, after) };
  const struck = { ...sent, destroyed: after.destroyed };
  const scene = { kind: "reveal", at: after.round };
  const pictures: Picture<View>[] = [{ view: sent, scene: { ...scene, step: 1 }, lasts: OPEN, told: open }];
  if (isStruck) pictures.push({ view: struck, scene: { ...scene, step: 2, verdict: told.find((each) => each.message === STRUCK[0]) }, lasts: OPEN, told: behind(told, ...STRUCK) });
  const end = { view: { ...struck, chairs: settled(sent.chairs, after) }, scene: { ...scene, step: 3, isOut: true }, lasts: VERDICT };
  pictures.push({ ...end, told: Math.max(open, behind(told, ...STRUCK, ...COMES)) });
  return { pictures, rest: 0 };
});

/** The cards lie open, and are in no hand any more. */
function revealed(before: View, after: View): Pick<View, "chairs" | "hand"> {
  const out = after.chairs.flatMap((chair) => chair.shown);
  const chairs = before.chairs.map((chair, seat) => ({ ...chair, ready: false, shown: after.chairs[seat]?.shown ?? [] }));
  return { chairs, hand: before.hand.filter((card) => !out.includes(card)) };
}

/** What the cards sent out have changed where they lie. */
function settled(chairs: readonly Side[], after: View): Side[] {
  return chairs.map((chair, seat) => {
    const now = after.chairs[seat] ?? chair;
    return { ...chair, ...Object.fromEntries(EFFECTS.map((part) => [part, now[part]])) };
  });
}
