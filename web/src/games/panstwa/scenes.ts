/** The scenes of Państwa: the dice roll; the tiles are turned over and their symbols counted off, die by die. */
import type { Told } from "$lib/protocol";
import { after as behind, hears, type Picture, ROUTINE, type Staging, STEADY, still, VERDICT } from "$lib/scene";
import type { View } from "./view";

const DIE = 450; // milliseconds from one die to the next
export const ROLL = 1200; // milliseconds that dice roll where no race waits for them
const RACE = "race";
const OVER = "over";
const ROLLED = "panstwa-rolled";

/** In a race nobody is kept from the next roll: there the count waits for nobody, but the last one does. */
export const stage: Staging<View> = (before, after, told) => {
  if (after.mode === RACE && after.phase !== OVER) return still(0);
  const pictures = [...counted(before, after, told), ...rolled(after, told)];
  return { pictures, rest: pictures.length === 0 && told.length > 0 ? ROUTINE : 0 };
};

function counted(before: View, after: View, told: readonly Told[]): Picture<View>[] {
  if (!hears(told, "panstwa-turned")) return [];
  const pictures: Picture<View>[] = after.past.map((_, die) => ({
    view: counting(before, after),
    scene: { kind: "count", at: die, step: die + 1 },
    lasts: DIE,
    told: behind(told, "panstwa-took"),
  }));
  const view = { ...counting(before, after), sides: after.sides };
  const last = { view, scene: { kind: "count", at: after.past.length, step: after.past.length + 1, isOut: true }, lasts: VERDICT };
  return [...pictures, { ...last, told: behind(told, "panstwa-turned") }];
}

/** New dice roll over new tiles, and nobody says what they show before they lie still. */
function rolled(after: View, told: readonly Told[]): Picture<View>[] {
  if (!hears(told, ROLLED)) return [];
  const scene = { kind: "roll", at: after.roller ?? 0, step: 0 };
  return [{ view: { ...after, turn: null }, scene, lasts: ROLL, least: STEADY, told: behind(told, ROLLED) - 1 }];
}

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
