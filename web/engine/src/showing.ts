/** What a table shows to its person: the messages of the server's protocol. */
import type { Chair, Clock, Line, Outcome, Person, Saying, Summary, TableNews } from "./protocol.ts";
import { SPECTATOR } from "./actors.ts";
import type { About } from "./archive.ts";
import type { Occupant } from "./happenings.ts";
import { NOTHING, type Sight } from "./sight.ts";
import type { Standing } from "./standing.ts";
import type { Heading } from "./store.ts";

/** All that is new to the person since a version; to one who has seen nothing, all. */
export function message(table: string, standing: Standing, me: Person, since: number, now: number): TableNews {
  const { version, changed, sight } = standing;
  const isNew = (part: Parameters<typeof changed.get>[0]): boolean => (changed.get(part) ?? 0) > since;
  return {
    type: "table",
    table,
    version,
    ...(since === NOTHING ? first(standing, me) : { since }),
    ...(isNew("game") && sight ? game(standing, sight) : {}),
    ...(isNew("clock") ? { clock: clock(standing, now) } : {}),
    ...(isNew("status") ? { status: standing.status } : {}),
    ...(isNew("commitment") ? { commitment: standing.commitment } : {}),
    ...(isNew("outcome") ? { outcome: outcome(standing) } : {}),
    ...(isNew("rematch") ? following(standing, me) : {}),
    ...(isNew("chairs") ? { ...presence(standing, me), seat: seat(standing) } : {}),
    ...(sight ? { story: story(standing, sight, since) } : {}),
    ...(sight && since === NOTHING ? { begins: sight.since } : {}),
    ...(standing.speeches.some((each) => each.version > since) ? { sayings: sayings(standing, me, since) } : {}),
  };
}

/** Every seat and who has it. */
export function chairs(occupants: readonly Occupant[], me: Person): Chair[] {
  return occupants.map(({ person, bot }) => ({ person: person ? me : null, bot: bot ?? null, is_connected: person !== undefined }));
}

/** How the game ended; null before it has. */
export function outcome({ play }: Standing): Outcome | null {
  if (!play?.log.secret) return null;
  return { points: play.points, places: play.places, secret: play.log.secret, reason: play.reason, begun: play.log.begun ?? null };
}

/** What was said after a version. */
export function sayings(standing: Standing, me: Person, since: number): Saying[] {
  return standing.speeches.filter((each) => each.version > since).map((each) => ({ ...each, person: me }));
}

/** What stays as it is while a table lasts. */
function first(standing: Standing, me: Person): Partial<TableNews> {
  return {
    setting: standing.setting,
    host: me,
    is_brought: standing.tried !== null,
    seat: seat(standing),
    status: standing.status,
    commitment: standing.commitment,
    waiting: [],
    legal: [],
    can_take_back: false,
    clock: null,
    outcome: outcome(standing),
    ...following(standing, me),
    ...presence(standing, me),
  };
}

function presence(standing: Standing, me: Person): Partial<TableNews> {
  return { chairs: chairs(standing.chairs, me), watchers: standing.viewer === SPECTATOR ? 1 : 0 };
}

/** The table that follows this one, and who wished for it. */
function following({ follower }: Standing, me: Person): Partial<TableNews> {
  return { rematch: follower, rematch_by: follower === null ? null : me };
}

function seat({ viewer }: Standing): number | null {
  return viewer === SPECTATOR ? null : viewer;
}

/** What the game shows, and what it asks of the person. */
function game(standing: Standing, sight: Sight): Partial<TableNews> {
  const isAsked = standing.waiting.includes(sight.viewer) && !standing.chairs[sight.viewer]?.bot;
  return { waiting: standing.waiting, view: sight.view, ...sight.choice(isAsked) };
}

/** What the game tells, and what the table tells: whose time was up comes before what was decided then. */
function story({ news }: Standing, sight: Sight, since: number): Line[] {
  const after = Math.max(since, sight.since);
  const lines = [...news.filter((each) => each.version > after), ...sight.linesAfter(after)];
  return lines.sort((one, other) => one.version - other.version);
}

/** The deadlines, where there are any. */
function clock(standing: Standing, now: number): Clock | null {
  const { limit, opens } = standing.clock;
  return limit === null ? null : { now, deadlines: standing.deadlines(), unlocks: opens > now ? opens : null };
}

/** As much of a table as a list of them shows. */
export function summary({ id, version, status, setting, chairs: taken, made, isMyTurn }: Heading, me: Person): Summary {
  return { table: id, version, status, setting, chairs: chairs(taken, me), made, mine: true, my_turn: isMyTurn };
}

/** What is known of a game besides its steps. */
export function about(table: string, standing: Standing, me: Person): About {
  const { status, setting } = standing;
  return { table, status, setting, chairs: chairs(standing.chairs, me), outcome: outcome(standing), sayings: sayings(standing, me, NOTHING) };
}
