/** Looks back on a whole game, as `analysis/analyst.py` does; every figure belongs to a step of the replay. */
import { NATURE, TAKE_BACK } from "./actors.ts";
import type { Game, Told } from "./game.ts";
import type { Loaded } from "./games.ts";
import { type Decision, Judge, lost, type Mark } from "./judging.ts";
import { type Log, steps } from "./log.ts";
import type { Network } from "./network.ts";
import { Playouts } from "./playouts.ts";
import type { Shares } from "./shares.ts";
import type { Step } from "./turn.ts";

const GAMES_ON = 96; // played on from each position
const LUCK = 0; // the same at every position, so that neighbours are compared fairly

/** One decision, judged by what its seat could know then. */
export interface Judged {
  step: number; // of the replay
  seat: number;
  move: string; // in notation
  mark: Mark;
  cost: number; // chance to win that was lost
  error: number; // standard error of the cost
  better: string | null;
  reason: Told | null; // that speaks for the better move
  view: unknown; // that its seat had; only where something was lost
}

/** What changed a seat's chance to win, with open cards. */
export interface Changes {
  luck: number;
  own: number;
  others: number;
}

/** What is found out, as it is found out. */
export interface Analysis {
  curve: readonly (readonly number[])[]; // step of the replay -> each seat's chance to win, with open cards
  changes: readonly Changes[]; // of each seat
  decisions: readonly Judged[];
}

interface Line {
  step: Step;
  moment: number; // of the replay: a decision alone, draws in a row together
}

/** Tells how far it has got, the curve first, and then every decision. */
export function* analysed({ game, rules }: Loaded, log: Log, network: Network | null = null): Generator<{ done: number; total: number; found: Analysis }> {
  const lines = numbered([...steps(game, log)]);
  const playouts = new Playouts(rules, game.facts, log.seats.length);
  const moments = lines.filter(({ moment }, i) => lines[i + 1]?.moment !== moment);
  const made = decisions(game, lines);
  const total = moments.length + made.length;
  let found: Analysis = { curve: [], changes: [], decisions: [] };
  const surveyed: Shares[] = [];
  for (const { step } of moments) {
    surveyed.push(playouts.survey(step.after, LUCK, GAMES_ON));
    yield { done: surveyed.length, total, found };
  }
  const curve = surveyed.map(means);
  const start = means(playouts.survey(game.start(log.seats.length, log.options), LUCK, GAMES_ON));
  const actors = moments.map(({ step }) => step.actor);
  found = { ...found, curve, changes: log.seats.map((_, seat) => changes([start, ...curve], actors, seat)) };
  const judge = new Judge(rules, game.facts, playouts, network);
  for (const [i, decision] of made.entries()) {
    const judged = judgement(game, judge, decision, lines);
    if (judged) found = { ...found, decisions: [...found.decisions, judged] };
    yield { done: moments.length + i + 1, total, found };
  }
}

function numbered(taken: readonly Step[]): Line[] {
  let moment = -1;
  return taken.map((step, i) => {
    if (step.actor !== NATURE || taken[i - 1]?.actor !== NATURE) moment += 1;
    return { step, moment };
  });
}

/** What the seats decided and did not take back, in the order of the log. */
function decisions({ rules }: Game, lines: readonly Line[]): Decision[] {
  const kept = new Map<number, Decision>();
  const sealed = new Map<number, number[]>(); // seat -> lines that can be taken back
  for (const [i, { step: { actor: seat, action, before } }] of lines.entries()) {
    if (seat === NATURE) continue;
    if (!rules.canTakeBack(before, seat)) sealed.set(seat, []);
    if (action === TAKE_BACK) {
      for (const gone of sealed.get(seat) ?? []) kept.delete(gone);
      continue;
    }
    sealed.get(seat)?.push(i);
    const known = rules.redact(before, seat);
    const actions = rules.legal(known, seat);
    if (actions.length > 1) kept.set(i, { line: i + 1, seat, known, action, actions });
  }
  return [...kept.values()];
}

function judgement(game: Game, judge: Judge, decision: Decision, lines: readonly Line[]): Judged | null {
  const { line, seat, known, action } = decision;
  const weighed = judge.weigh(decision);
  if (!weighed) return null;
  const { best, cost, error, mark } = weighed;
  const write = (move: number): string => game.write(known, seat, move);
  const isLost = mark === "slip" || mark === "blunder";
  const reason = isLost ? game.present.counsel(known, seat, [best]) : null;
  const view = isLost ? game.present.view(known, seat) : null;
  return { step: lines[line - 1]?.moment ?? 0, seat, move: write(action), mark, cost, error, better: best === action ? null : write(best), reason, view };
}

function means(shares: Shares): number[] {
  const width = shares[0]?.length ?? 0;
  return Array.from({ length: width }, (_, seat) => lost(shares.map((each) => each[seat] ?? 0)).cost);
}

/** How a seat's chance changed, all in all: by draws, by its own decisions and by those of others. */
function changes(chances: readonly (readonly number[])[], actors: readonly number[], seat: number): Changes {
  const found = { luck: 0, own: 0, others: 0 };
  for (const [i, actor] of actors.entries()) {
    const whose = actor === NATURE ? "luck" : actor === seat ? "own" : "others";
    found[whose] += (chances[i + 1]?.[seat] ?? 0) - (chances[i]?.[seat] ?? 0);
  }
  return found;
}
