/** Decides by a network: of what it likes, that after which it hopes most; the same as `bots/forecaster.py`. */
import { FORECASTING, SEARCHING } from "../generated/numbers.ts";
import type { State } from "./game.ts";
import type { Candidate, Manner, Surroundings } from "./mind.ts";
import type { Network } from "./network.ts";

const { ONE, LAST, MOST, GAP, TRUST, SLICE } = FORECASTING;
const { SEEDS, HUNDREDTHS } = SEARCHING;

/** What a decision is made by, besides the network. */
export interface Asking {
  known: State;
  seat: number;
  actions: readonly number[];
  points: number; // that the seat has now
  belief: number;
}

interface Liked {
  action: number;
  liking: number;
}

/** The legal actions, best first: those worth a look by forecasts, and after them the others. */
export function foreseen(network: Network, manner: Manner, luck: Surroundings, asking: Asking): Candidate[] {
  const { known, seat, actions, points } = asking;
  const begun = luck.clock();
  const { likings, hope } = network.ask(known, seat, actions);
  const liked = actions.map((action, i): Liked => ({ action, liking: likings[i] ?? 0 })).sort((one, other) => other.liking - one.liking);
  const best = liked[0]?.liking ?? 0;
  const count = liked.slice(0, MOST).filter(({ liking }) => best - liking <= GAP).length;
  const found = count > 1 ? compared(network, manner, luck, asking, liked.slice(0, count), begun) : [];
  const others = liked.slice(found.length).map(({ action }) => ({ action, visits: 0, points, chance: 0, worth: worth(hope) }));
  return [...found, ...others].map((each, i) => ({ ...each, chance: Number(i === 0) }));
}

/** What is hoped and made after each of some actions, in as many worlds as set, or as there is time for. */
function compared(network: Network, manner: Manner, luck: Surroundings, { seat, belief }: Asking, liked: readonly Liked[], begun: number): Candidate[] {
  const { forecasts, foresight, rank, milliseconds } = manner;
  let [now, slowest, worlds] = [luck.clock(), 0, 0];
  const tell = (done: number): number => {
    if (done > 0) {
      const before = now;
      now = luck.clock();
      slowest = Math.max(slowest, now - before);
    }
    worlds = done;
    return done < forecasts && (done === 0 || now + slowest < begun + milliseconds) ? Math.min(SLICE, forecasts - done) : 0;
  };
  const asked = liked.map(({ action }) => action);
  const { hopes, points } = network.forecast(asked, [foresight, seat, rank, luck.draw(SEEDS), belief], tell);
  const found = liked.map(({ action, liking }, i) => {
    const hoped = hopes[i] ?? 0;
    const promise = Math.floor((hoped * TRUST) / worlds) + liking;
    return { promise, candidate: { action, visits: worlds, points: (points[i] ?? 0) / (worlds * HUNDREDTHS), chance: 0, worth: worth(hoped / worlds) } };
  });
  return found.sort((one, other) => other.promise - one.promise).map(({ candidate }) => candidate);
}

/** A hope as a number from 0, for the last of all, to 1, for winning alone. */
function worth(hope: number): number {
  return Math.min(Math.max((hope / ONE - LAST) / (1 - LAST), 0), 1);
}
