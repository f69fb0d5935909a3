/** What a player means to do with the cards, before it is sent: card -> field or pile. */

export type Plan = Readonly<Record<string, string>>;
export type Tasks = Readonly<Record<string, readonly string[]>>;
export type Splits = Readonly<Record<string, number>>; // piles in the order of the cards -> how many are asked for

/** The card that lies on a field. */
export function on(plan: Plan, spot: string): string | null {
  return Object.keys(plan).find((card) => plan[card] === spot) ?? null;
}

/** A card put onto a field; what lies there changes places with it, or goes back to the hand. */
export function put(plan: Plan, tasks: Tasks, card: string, spot: string): Plan {
  if (!tasks[card]?.includes(spot)) return plan;
  const other = on(plan, spot);
  const left = plan[card];
  const { [card]: _, [other ?? ""]: __, ...rest } = plan;
  const isSwap = other !== null && other !== card && left !== undefined && tasks[other]?.includes(left);
  return isSwap ? { ...rest, [card]: spot, [other]: left } : { ...rest, [card]: spot };
}

/** A card taken back to the hand. */
export function drop(plan: Plan, card: string): Plan {
  const { [card]: _, ...rest } = plan;
  return rest;
}

/** Only what is still asked for, and may still be. */
export function kept(plan: Plan, tasks: Tasks): Plan {
  return Object.fromEntries(Object.entries(plan).filter(([card, spot]) => tasks[card]?.includes(spot)));
}

/** Once every card goes where it may: how many of them are asked for. A trick says all the ways it may be split. */
export function asked(plan: Plan, tasks: Tasks, splits: Splits): number | null {
  const spots = Object.keys(tasks).map((card) => plan[card]);
  if (spots.includes(undefined)) return null;
  return Object.keys(splits).length === 0 ? spots.length : (splits[spots.join(" ")] ?? null);
}

/** The choices in their order, less those that are done. */
export function choices(plan: Plan, tasks: Tasks, splits: Splits, done: number): string[] {
  const cards = Object.keys(tasks).slice(done, asked(plan, tasks, splits) ?? 0);
  return cards.map((card) => `${card} ${plan[card]}`);
}
