/** The deals of days: what is asked of the server, and how days are written. */
import { ask } from "$lib/api";
import type { DealSheet, DealsToday, MadeTable, PastDeal } from "$lib/http";
import { region } from "$lib/speech.svelte";

const DEAL = "day-"; // before the day, in what tables say of their deal

export const deals = {
  today: () => ask<DealsToday>("GET", "/api/deals"),
  past: (game: string) => ask<PastDeal[]>("GET", `/api/deals/${game}`),
  sheet: (game: string, day: string) => ask<DealSheet>("GET", `/api/deals/${game}/${day}`),
  play: (game: string, day: string) => ask<MadeTable>("POST", `/api/deals/${game}/${day}`),
};

/** The page of a deal. */
export function pathOf(game: string, day: string): string {
  return `/daily/${game}/${day}`;
}

/** The day whose deal a table has, if it is a day's. */
export function dayOf(deal: string | undefined): string | undefined {
  return deal?.startsWith(DEAL) ? deal.slice(DEAL.length) : undefined;
}

/** A day in words, as it is in Greenwich. */
export function written(day: string, style: Intl.DateTimeFormatOptions = { day: "numeric", month: "long" }): string {
  return new Intl.DateTimeFormat(region(), { ...style, timeZone: "UTC" }).format(new Date(day));
}
