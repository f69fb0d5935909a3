/** The worker in which a finished game is looked back on; it is ended when nobody waits for it any more. */
import { type Analysis, analysed } from "./analyst.ts";
import { fetched } from "./fetched.ts";
import { Findings } from "./findings.ts";
import { Shelves } from "./games.ts";
import type { Log } from "./log.ts";
import { FORECASTER } from "./mind.ts";

/** How far it has got, and what was found out so far; null when it cannot be done. */
export type Progress = { done: number; total: number; found: Analysis } | null;

const OFTEN = 250; // milliseconds between two tellings
const WAY = import.meta.url.split("/").at(-1) ?? ""; // the name of this script has a hash of all that it uses

async function look(log: Log): Promise<void> {
  const findings = await Findings.open();
  const known = await findings?.get(log, WAY);
  if (known) return postMessage({ done: 1, total: 1, found: known } satisfies Progress);
  const shelves = new Shelves(fetched);
  const loaded = await shelves.get(log.game, log.rules);
  const { kind, instead } = loaded.game.facts.levels.master;
  const network = kind === FORECASTER ? await shelves.network(log.game, log.rules) : null;
  const isWhole = network !== null || kind === instead; // else another time the network may be there
  let told = 0;
  for (const { done, total, found } of analysed(loaded, log, network)) {
    if (performance.now() - told < OFTEN && done < total) continue;
    told = performance.now();
    if (done === total && isWhole) await findings?.keep(log, WAY, found);
    postMessage({ done, total, found } satisfies Progress);
  }
}

onmessage = ({ data }: MessageEvent<Log>) => void look(data).catch(() => postMessage(null satisfies Progress));
