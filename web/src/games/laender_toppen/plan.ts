/** What a player means to do with the cards, before it is sent: card -> field or pile. */

export type Plan = Readonly<Record<string, string>>;
export type Tasks = Readonly<Record<string, readonly string[]>>;

const CLOSED = "closed";

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

/** Is every card provided for, and are some open and some closed where both are wanted? */
export function isComplete(plan: Plan, tasks: Tasks, isMixed: boolean): boolean {
  const spots = Object.keys(tasks).map((card) => plan[card]);
  if (spots.includes(undefined)) return false;
  return !isMixed || (spots.includes(CLOSED) && spots.some((spot) => spot !== CLOSED));
}

/** The choices in their order; a last card that the others leave only one way is not asked for. */
export function choices(plan: Plan, tasks: Tasks, isMixed: boolean, done: number): string[] {
  const cards = Object.keys(tasks);
  const last = cards.at(-1) ?? "";
  const before = cards.slice(0, -1).map((card) => plan[card]);
  const ways = (tasks[last] ?? []).filter(
    (spot) => !isMixed || (spot === CLOSED ? before.some((each) => each !== CLOSED) : before.includes(CLOSED)),
  );
  const asked = isMixed && ways.length === 1 ? cards.slice(0, -1) : cards;
  return asked.slice(done).map((card) => `${card} ${plan[card]}`);
}
