/** The scenes of Państwa: the tiles are turned over and their symbols counted off, die by die. */
import { after as behind, hears, type Picture, ROUTINE, type Staging, still, VERDICT } from "$lib/scene";
import type { View } from "./view";

const DIE = 450; // milliseconds from one die to the next
const RACE = "race";

/** In a race nobody is kept from the next roll: the count lies there beside it. */
export const stage: Staging<View> = (before, after, told) => {
  if (after.mode === RACE) return still(0);
  if (!hears(told, "panstwa-turned")) return still(told.length > 0 ? ROUTINE : 0);
  const pictures: Picture<View>[] = after.past.map((_, die) => ({
    view: counting(before, after),
    scene: { kind: "count", at: die, step: die + 1 },
    lasts: DIE,
    told: behind(told, "panstwa-took"),
  }));
  const counted = { ...counting(before, after), sides: after.sides };
  const last = { view: counted, scene: { kind: "count", at: after.past.length, step: after.past.length + 1 }, lasts: VERDICT };
  return { pictures: [...pictures, { ...last, told: behind(told, "panstwa-turned") }], rest: 0 };
};

/** The round that was played, with its tiles turned: the points are still to come. */
function counting(before: View, after: View): View {
  const sides = before.sides.map((side, seat) => {
    const turned = after.sides[seat]?.turned ?? null;
    return { ...side, turned, card: turned?.card ?? side.card };
  });
  const taken = sides.map((side) => side.card);
  const tiles = before.tiles.map((tile) => (taken.includes(tile) ? null : tile));
  return { ...before, sides, tiles, turn: null, past: after.past };
}
