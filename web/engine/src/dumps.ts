/** The log as one JSON file. */
import type { Log } from "./log.ts";

export function dumps(log: Log): string {
  return `${JSON.stringify(log, null, 1)}\n`;
}
