/** Which cards a seat has played in a game, counted when it is over; as in `favourites.py`. */
import { TAKE_BACK } from "./actors.ts";
import type { Game } from "./game.ts";
import { type Log, steps } from "./log.ts";
import { parse } from "./turn.ts";

interface Own {
  text: string; // nothing where a clock or a bot did it
  isFirst: boolean; // was nothing sealed before it?
}

/** How often a seat has played each card; what was taken back was never played. */
export function cardsPlayed(game: Game, log: Log, seat: number): Record<string, number> {
  const own: Own[] = [];
  let number = 0;
  for (const { before, actor, action } of steps(game, log)) {
    const { text, mark } = parse(log.actions[number] ?? "");
    number += 1;
    if (actor !== seat) continue;
    if (action === TAKE_BACK) own.length = own.findLastIndex((each) => each.isFirst);
    else own.push({ text: mark ? "" : text, isFirst: !game.rules.canTakeBack(before, seat) });
  }
  return counted(game.facts.plays, own);
}

function counted(plays: readonly string[], own: readonly Own[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { text } of own) {
    const [verb = "", card] = text.split(" ");
    if (card !== undefined && plays.includes(verb)) found[card] = (found[card] ?? 0) + 1;
  }
  return found;
}
