/** The worker in which bots think. */
import { fetched } from "./fetched.ts";
import { Shelves } from "./games.ts";
import { Minds } from "./minds.ts";
import type { Answer, Thought } from "./thinkers.ts";

const minds = new Minds(new Shelves(fetched));

async function think({ number, kind, question }: Thought): Promise<void> {
  const value = await minds[kind](question).catch(() => null); // a bot may fail in any way; the table replaces it
  postMessage({ number, value } satisfies Answer);
}

onmessage = ({ data }: MessageEvent<Thought>) => void think(data);
