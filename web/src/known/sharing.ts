/** What all devices of somebody remember, by way of the server that knows them. */
import { api } from "$lib/api";
import type { World } from "$lib/http";
import { isSame, type Memory, merged, since } from "./memory";
import { memories, replace } from "./shelf";

const AT_ONCE = 100; // memories that are sent

/** Take what other devices remember, and tell what this one does; true where that was anything new. */
export async function share(): Promise<boolean> {
  const [mine, { memories: given, forgotten = 0 }] = await Promise.all([memories(), api.world()]);
  const theirs = new Map(given.map((each) => [each.fact, each]));
  const kept = mine.flatMap((each) => since(each, forgotten) ?? []);
  const all = merged(kept, theirs.values());
  const own = new Map(mine.map((each) => [each.fact, each]));
  const isNew = own.size !== all.size || [...all.values()].some((each) => !isSame(own.get(each.fact), each));
  if (isNew) await replace([...all.values()], mine);
  const untold = [...all.values()].filter((each) => !isSame(theirs.get(each.fact), each));
  for (let first = 0; first < untold.length; first += AT_ONCE) await api.remember({ memories: untold.slice(first, first + AT_ONCE).map(sent) });
  return isNew;
}

/** A memory as it goes over the line. */
function sent({ fact, first, marks }: Memory): World["memories"][number] {
  return { fact, first, marks: marks.map(([at, right, source]) => [at, right, source]) };
}
