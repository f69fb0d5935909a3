/** The worker in which a finished game is looked back on; it is ended when nobody waits for it any more. */
import { type Analysis, analysed } from "./analyst.ts";
import { fetched } from "./fetched.ts";
import { Shelves } from "./games.ts";
import type { Log } from "./log.ts";

/** How far it has got, and what was found out so far; null when it cannot be done. */
export type Progress = { done: number; total: number; found: Analysis } | null;

const OFTEN = 250; // milliseconds between two tellings

async function look(log: Log): Promise<void> {
  const loaded = await new Shelves(fetched).get(log.game, log.rules);
  let told = 0;
  for (const { done, total, found } of analysed(loaded, log)) {
    if (performance.now() - told < OFTEN && done < total) continue;
    told = performance.now();
    postMessage({ done, total, found } satisfies Progress);
  }
}

onmessage = ({ data }: MessageEvent<Log>) => void look(data).catch(() => postMessage(null satisfies Progress));
