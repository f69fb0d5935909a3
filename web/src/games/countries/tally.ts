/** A row of Countries: whether it was right, and how many cards everybody has placed and drawn. */
import type { Told } from "$lib/protocol";
import { nameOf } from "$lib/narrator";
import { country, join, say } from "$lib/speech.svelte";
import { since, type Tallying } from "$lib/tally";
import { drawerOf, misplaced } from "./earlier";
import { changes } from "./score";
import type { View } from "./view";

export const tally: Tallying<View> = (_before, after, told, story) => {
  const next = told.findIndex((each) => each.message === "countries-row");
  const verdict = told.find(({ message }) => message === "countries-row-right" || message === "countries-row-wrong");
  if (!verdict) return null;
  const past = next < 0 ? story : story.slice(0, story.length - told.length + next);
  const row = since(past, "countries-row");
  const begun = rowOf(past);
  const gained = changes(begun, after.teams.map((team) => team.points));
  const shares = after.teams.map((team, seat) => {
    const own = row.filter((each) => each.arguments["seat"] === seat);
    const placed = own.filter((each) => each.message.startsWith("countries-placed")).length;
    const drew = own.filter((each) => each.message === "countries-drew").length;
    return {
      seat,
      why: () => say("web-countries-tally", { placed, drew, held: team.hand.length }),
      gained: gained[seat] ?? 0,
      total: team.points,
      place: team.place,
    };
  });
  const doubted = told.find(({ message }) => message === "countries-doubted");
  return { title: (names) => title(past, verdict, doubted, after, names), shares };
};

/** The row that a story ends with, as it began. */
function rowOf(story: readonly Told[]): Told {
  return story.findLast((each) => each.message === "countries-row") ?? { message: "", arguments: {} };
}

/** Which row it was, how it came out, because of which cards, who found out, and who draws. */
function title(story: readonly Told[], verdict: Told, doubted: Told | undefined, view: View, names: readonly string[]): string {
  const about = rowOf(story).arguments;
  const category = say("countries-category", { category: String(about["category"]) });
  const row = say("web-countries-sheet-row", { number: Number(about["number"]), category });
  const isRight = verdict.message === "countries-row-right";
  const drawer = drawerOf(view);
  const why = drawer === null ? "" : say("web-countries-tally-draws", { right: isRight ? "yes" : "no", seat: nameOf(drawer, names) });
  const wrong = misplaced(view).map(({ card }) => card);
  const places = wrong.length === 0 ? "" : say("web-countries-tally-falls", { cards: join(wrong.map(country)) });
  const doubter = isRight || !doubted ? "" : say("web-countries-tally-doubted", { seat: nameOf(Number(doubted.arguments["seat"]), names) });
  return [`${row}:`, say(verdict.message), places, doubter, why].filter(Boolean).join(" ");
}
