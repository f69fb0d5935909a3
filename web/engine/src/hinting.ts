/** What a master would do in the person's place. */
import type { AskHint, Hint, HintedAction, Level } from "./protocol.ts";
import { need } from "./errors.ts";
import { seated } from "./deciding.ts";
import type { Game, State, Told } from "./game.ts";
import type { Standing } from "./standing.ts";
import type { Question, Thinker } from "./thinking.ts";

const ADVISER: Level = "master";
const MOST = 5; // candidates that are told
const MOST_PARTS = 3; // of a decision that somebody is told whole at once

/** One action of a decision, and what its seat knows before it. */
interface Part {
  known: State;
  action: number;
  text: string;
}

/** Answer when the bot has thought, unless the question is not allowed. */
export async function hint(standing: Standing, request: AskHint, thinker: Thinker): Promise<Hint> {
  need(standing.setting.allows_hints && !standing.isRace, "hints-not-allowed");
  const seat = seated(standing);
  need(standing.play !== null && standing.waiting.includes(seat), "not-your-turn", { seat });
  const { game, version } = standing;
  const state = standing.play.state;
  const question = (known: State): Question => ({ game: game.facts.slug, rules: game.facts.version, who: `${request.table} hint`, level: ADVISER, known, seat, isLate: false });
  const candidates = await thinker.advise(question(game.known(state, seat)));
  const parts = await whole(game, state, seat, candidates[0], (known) => thinker.decide(question(known)));
  return { type: "hint", id: request.id, table: request.table, version, candidates: candidates.slice(0, MOST), ...chosen(game, seat, parts, request.laid ?? []) };
}

/** The decision that begins so, part by part. */
async function whole(
  game: Game,
  begun: State,
  seat: number,
  first: HintedAction | undefined,
  decide: (known: State) => Promise<number>,
): Promise<Part[]> {
  need(first !== undefined, "hint-failed");
  const action = game.read(begun, seat, first.action);
  const parts: Part[] = [{ known: game.known(begun, seat), action, text: first.action }];
  let state = game.rules.do(begun, seat, action);
  while (game.rules.isMidway(state, seat)) {
    const known = game.known(state, seat);
    const next = await decide(known);
    parts.push({ known, action: next, text: game.write(state, seat, next) });
    state = game.rules.do(state, seat, next);
  }
  return parts;
}

/** What is told of a decision: all of one with few parts, else one part that is still to do. */
function chosen(game: Game, seat: number, parts: readonly Part[], laid: readonly string[]): { actions: string[]; reason: Told | null } {
  const reason = (known: State, actions: number[]): Told | null => game.present.counsel(known, seat, actions);
  const [first] = parts;
  if (first && parts.length <= MOST_PARTS && laid.length === 0)
    return { actions: parts.map((part) => part.text), reason: reason(first.known, parts.map((part) => part.action)) };
  const taken = new Set(laid.flatMap((text) => text.split(" ").slice(1)));
  const shared = (part: Part): number => part.text.split(" ").slice(1).filter((word) => taken.has(word)).length;
  const [part] = parts.filter((each) => !laid.includes(each.text)).sort((one, other) => shared(one) - shared(other));
  if (!part) return { actions: [], reason: { message: "hint-laid-well", arguments: {} } };
  return { actions: [part.text], reason: reason(part.known, [part.action]) };
}
