/** Contests and leagues: what is asked of the server, and where their pages are. */
import { ask } from "$lib/api";
import type { ContestLine, ContestSheet, LeagueLine, LeagueSheet, MadeContest, MadeLeague, NewContest } from "$lib/http";
import { house } from "$lib/house.svelte";

const DEAL = "contest-"; // before the contest and its round, in what tables say of their deal

export const contests = {
  mine: () => ask<ContestLine[]>("GET", "/api/contests"),
  make: (wish: NewContest) => ask<MadeContest>("POST", "/api/contests", wish),
  sheet: (contest: string) => ask<ContestSheet>("GET", `/api/contests/${contest}`),
  enter: (contest: string) => ask<void>("POST", `/api/contests/${contest}/entry`),
  leave: (contest: string) => ask<void>("DELETE", `/api/contests/${contest}/entry`),
  start: (contest: string) => ask<void>("POST", `/api/contests/${contest}/start`),
};

export const leagues = {
  mine: () => ask<LeagueLine[]>("GET", "/api/leagues"),
  found: (name: string) => ask<MadeLeague>("POST", "/api/leagues", { name }),
  sheet: (league: string) => ask<LeagueSheet>("GET", `/api/leagues/${league}`),
  enter: (league: string) => ask<void>("POST", `/api/leagues/${league}/entry`),
  leave: (league: string) => ask<void>("DELETE", `/api/leagues/${league}/entry`),
  end: (league: string) => ask<void>("POST", `/api/leagues/${league}/end`),
};

/** What a contest is called among others: as its host wished, or by its game. */
export function contestName({ name, game }: { name: string; game: string }): string {
  return name || house.title(game);
}

/** The page of the contest that a table is part of, if it is part of one. */
export function contestOf(deal: string | undefined): string | undefined {
  if (!deal?.startsWith(DEAL)) return undefined;
  return `/contest/${deal.slice(DEAL.length, deal.lastIndexOf("-"))}`;
}
