/** Who acts and who looks, by number, as in `record.py`: seats count from 0. */

export const NATURE = 12; // chance, as the one who moves; its bit in `waiting` lies above those of the seats
export const SPECTATOR = 13; // a viewer who knows nothing private
export const HIDDEN = -2; // an action that a viewer may not read
export const TAKE_BACK = -3; // the action, the same in every game, that takes back what a seat has sealed
export const TAKE_BACK_TEXT = "take back";

/** The seats whose bits are set, NATURE among them. */
export function seatsOf(mask: number): number[] {
  const found: number[] = [];
  for (let seat = 0; seat <= NATURE; seat += 1) if ((mask >> seat) & 1) found.push(seat);
  return found;
}
