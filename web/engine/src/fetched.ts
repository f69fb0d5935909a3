/** A file of the engine, fetched over the network or from what is kept of the pages. */
import { Refusal } from "./errors.ts";

export async function fetched(url: URL): Promise<ArrayBuffer> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new Refusal("web-unreachable");
  return response.arrayBuffer();
}
