/** Plays whole games at tables of a hall, everybody by luck, and writes their logs, and the cards their person has played: `node whole.ts GAMES`. */
import { readFile } from "node:fs/promises";
import type { Reply, TableNews } from "../src/protocol.ts";
import { Hall } from "../src/hall.ts";
import { FACTS, Shelves } from "../src/games.ts";
import { dumps } from "../src/dumps.ts";
import { Memory } from "../src/store.ts";
import type { Question, Thinker } from "../src/thinking.ts";

const MOST = 100_000; // messages in one game

const shelves = new Shelves(async (url) => new Uint8Array(await readFile(url)));

/** Any of the legal actions. */
const lucky: Thinker = {
  async decide({ game, rules, known, seat }: Question): Promise<number> {
    const actions = (await shelves.get(game, rules)).game.rules.legal(known, seat);
    return actions[Math.floor(Math.random() * actions.length)] ?? 0;
  },
  advise: () => Promise.resolve([]),
};

/** One game, in which the person does any of what is offered to them. */
async function played(slug: string, seats: number, options: Record<string, string>): Promise<string> {
  const news: TableNews[] = [];
  const send = (reply: Reply): void => {
    if (reply.type === "refused") throw new Error(reply.message);
    if (reply.type === "table") news.push(reply);
  };
  const load = async (wanted: string, version?: number) => (await shelves.get(wanted, version)).game;
  const hall = new Hall({ me: () => ({ id: "p", name: "Ada", colour: "teal" }), store: new Memory(), thinker: lucky, haste: () => 0, load, send, announce: () => undefined });
  const { table } = await hall.make({ game: slug, seats, options, bots: "novice" });
  await hall.hear({ type: "watch", table, seen: -1 });
  for (let taken = 0; taken < MOST; taken += 1) {
    const now = news.at(-1);
    if (now?.outcome) break;
    const { legal = [], version = 0 } = now ?? {};
    const action = legal[Math.floor(Math.random() * legal.length)];
    if (action) await hall.hear({ type: "act", table, id: `act-${version}`, seen: version, actions: [action] });
    else await new Promise((resolve) => setTimeout(resolve));
  }
  return JSON.stringify({ log: dumps(await hall.log(table)), cards: (await hall.played())[0]?.cards });
}

/** Every game in its usual size, and as a smallest one. */
const wanted = process.argv.slice(2);
for (const facts of Object.values(FACTS).filter((each) => wanted.includes(each.slug)))
  for (const seats of [facts.seats[0], facts.usual_seats]) process.stdout.write(`${await played(facts.slug, seats, {})}\n`);
