/** The worker in which a page's tables are: rules, presentation and store, away from what is drawn. */
import type { Person, Reply, Request } from "./protocol.ts";
import type { Asked, FromHall, ToHall } from "./calls.ts";
import { reasonOf } from "./errors.ts";
import { fetched } from "./fetched.ts";
import { Shelves } from "./games.ts";
import { Hall } from "./hall.ts";
import { Memory, Shelf } from "./store.ts";
import { Thinkers } from "./thinkers.ts";

const NOBODY = { id: "me", name: "", colour: "teal" };
const CHANNEL = "mappamundi.tables"; // on which the pages of a browser tell each other of their tables

const shelves = new Shelves(fetched);
const channel = new BroadcastChannel(CHANNEL);

let me: Person = NOBODY;
let haste = 1;
const opened = open(); // messages may come before the store is there

async function open(): Promise<Hall> {
  const store = await Shelf.open().catch(() => new Memory()); // where nothing may be kept, one can still play
  const thinker = new Thinkers(() => new Worker(new URL("./bots.ts", import.meta.url), { type: "module" }));
  return new Hall({
    me: () => me,
    store,
    thinker,
    haste: () => haste,
    load: async (slug, version) => (await shelves.get(slug, version)).game,
    send,
    announce: (table, version) => channel.postMessage({ table, version }),
  });
}

function post(message: FromHall): void {
  postMessage(message);
}

function send(reply: Reply): void {
  post({ type: "reply", text: JSON.stringify(reply) });
}

async function take(message: ToHall): Promise<void> {
  const hall = await opened;
  if (message.type === "request") return hall.hear(JSON.parse(message.text) as Request);
  if (message.type === "call") return answer(hall, message.number, message.name, message.given);
  [me, haste] = [message.me, message.haste];
  send({ type: "welcome", me });
}

async function answer(hall: Hall, number: number, name: keyof Asked, given: unknown[]): Promise<void> {
  try {
    const call = hall[name].bind(hall) as (...given: unknown[]) => Promise<unknown>;
    post({ type: "answer", number, value: await call(...given) });
  } catch (error) {
    const why = reasonOf(error);
    post({ type: "refusal", number, message: why.message, arguments: { ...why.arguments } });
  }
}

onmessage = ({ data }: MessageEvent<ToHall>) => void take(data);
channel.onmessage = ({ data }: MessageEvent<{ table: string; version: number }>) => void opened.then((hall) => hall.notice(data.table, data.version));
