/** A tiny game to try a table with: a card is dealt, everybody bids in secret (or, in a race, grabs at once), the highest bid takes it. */
import { HIDDEN, NATURE, TAKE_BACK } from "../src/actors.ts";
import { BadNotation } from "../src/errors.ts";
import { type Facts, Game, type Presenting, type Rules, type State } from "../src/game.ts";
import type { Manner } from "../src/mind.ts";

const [PHASE, SEATS, ROUND, ROUNDS, RACE, CARD, POINTS, BIDS] = [0, 1, 2, 3, 4, 5, 6, 10];
const SIZE = 14;
const [DEAL, BID, OVER] = [0, 1, 2];
const CARDS = 6;
const NUMBERS = [1, 2, 3, 4];
const UNKNOWN = 99;

const at = (s: State, place: number): number => s[place] ?? 0;
const seatsIn = (s: State): number[] => Array.from({ length: at(s, SEATS) }, (_, seat) => seat);

function changed(s: State, change: (copy: State) => void): State {
  const copy = s.slice();
  change(copy);
  return copy;
}

/** All bids are in: the highest takes the card, and the next one is dealt. */
function score(s: State): void {
  const best = Math.max(...seatsIn(s).map((seat) => at(s, BIDS + seat)));
  for (const seat of seatsIn(s)) {
    if (at(s, BIDS + seat) === best) s[POINTS + seat] = at(s, POINTS + seat) + at(s, CARD) + 1;
    s[BIDS + seat] = 0;
  }
  s[ROUND] = at(s, ROUND) + 1;
  s[PHASE] = at(s, ROUND) === at(s, ROUNDS) ? OVER : DEAL;
}

function isLegal(s: State, seat: number, bid: number): boolean {
  if (seat === NATURE) return at(s, PHASE) === DEAL && bid < CARDS;
  const isGone = at(s, RACE) === 1 && seatsIn(s).some((other) => at(s, BIDS + other) === bid);
  return at(s, PHASE) === BID && at(s, BIDS + seat) === 0 && NUMBERS.includes(bid) && !isGone;
}

function apply(s: State, actor: number, action: number): State {
  return changed(s, (copy) => {
    copy[actor === NATURE ? CARD : BIDS + actor] = action === TAKE_BACK ? 0 : action;
    if (actor === NATURE) copy[PHASE] = BID;
    else if (seatsIn(copy).every((seat) => at(copy, BIDS + seat))) score(copy);
  });
}

const rules: Rules = {
  start: (seats, [race = 0, rounds = 0]) => changed(new Uint8Array(SIZE), (s) => s.set([DEAL, seats, 0, rounds, race])),
  waiting(s) {
    if (at(s, PHASE) === OVER) return 0;
    if (at(s, PHASE) === DEAL) return 1 << NATURE;
    return seatsIn(s).reduce((mask, seat) => mask | (at(s, BIDS + seat) ? 0 : 1 << seat), 0);
  },
  outcomes: () => CARDS,
  legal: (s, seat) => NUMBERS.filter((bid) => isLegal(s, seat, bid)),
  timely: (s, seat) => rules.legal(s, seat),
  can: (s, seat, action) => (action === TAKE_BACK ? rules.canTakeBack(s, seat) : isLegal(s, seat, action)),
  do: apply,
  canTakeBack: (s, seat) => at(s, BIDS + seat) > 0 && at(s, RACE) === 0,
  isMidway: (s, seat) => at(s, PHASE) === BID && at(s, BIDS + seat) === 0 && rules.canTakeBack(s, seat),
  redact: (s, viewer) =>
    changed(s, (copy) => {
      for (const seat of seatsIn(s)) if (seat !== viewer && at(s, BIDS + seat) && !at(s, RACE)) copy[BIDS + seat] = UNKNOWN;
    }),
  sees: (s, viewer, actor) => actor === NATURE || actor === viewer || at(s, RACE) === 1,
  score: (s, seat) => at(s, POINTS + seat),
  place: (s, seat) => 1 + seatsIn(s).filter((other) => at(s, POINTS + other) > at(s, POINTS + seat)).length,
  reason: (s) => (at(s, PHASE) === OVER ? 0 : null),
};

const present: Presenting = {
  phase: (s) => at(s, PHASE),
  write: (_, actor, action) => (actor === NATURE ? `card ${action}` : `bid ${action}`),
  read(_, actor, text) {
    const found = /^(card|bid) ([0-9])$/.exec(text);
    if (!found || (found[1] === "card") !== (actor === NATURE)) throw new BadNotation("bad-notation", { text });
    return Number(found[2]);
  },
  view: (known) => ({ card: at(known, CARD), points: [...known.slice(POINTS, POINTS + at(known, SEATS))], bids: [...known.slice(BIDS, BIDS + at(known, SEATS))] }),
  tell: (_, __, actor, action) => [{ message: actor === NATURE ? "tiny-dealt" : "tiny-bid", arguments: { seat: actor, bid: action === HIDDEN ? "?" : action } }],
  counsel: () => null,
};

// How its levels would decide; here somebody else does it for them.
const GLANCER: Manner = { rank: 0, milliseconds: 20, kind: 5, instead: 5, simulations: 0, worlds: 0, forecasts: 0, foresight: 1, search: {} };
const SEARCHER: Manner = { ...GLANCER, rank: 4, milliseconds: 2000, kind: 2, instead: 2, simulations: 100 };

const facts: Facts = {
  slug: "tiny",
  title: "Tiny",
  version: 3,
  seats: [2, 4],
  usual_seats: 2,
  options: [
    { name: "mode", default: "turns", words: ["turns", "race"], low: null, high: null },
    { name: "rounds", default: "2", words: null, low: 1, high: 9 },
  ],
  clashes: [{ seats: 4, options: { mode: "race" }, message: "tiny-too-many" }],
  dealing: [],
  reasons: ["tiny-end"],
  plays: ["bid"],
  levels: { novice: GLANCER, steady: GLANCER, strong: GLANCER, master: SEARCHER, grandmaster: SEARCHER },
  network: null,
  rhythm: { options: { mode: "race" }, rolling: 1500, opening: 1000, counting: 2000, limit: 20_000, reactions: { steady: [3000], novice: [3000] } },
};

export const TINY = new Game(facts, rules, present);
