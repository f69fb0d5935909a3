/** Where the pages lie: at the root of a server of ours, or alone in any folder of any host. */

/** Is there no server behind these pages, and will there never be one? `mappamundi site` says so in the index. */
export const isAlone: boolean = globalThis.document?.querySelector?.('meta[name="mappamundi-site"]') != null;

const ROOT = isAlone ? new URL(".", location.href).pathname : "/";

/** The address of a file beside the pages. */
export function file(path: string): string {
  return ROOT + path;
}

/** The address of a page; a host that knows none of our paths is only ever asked for the index. */
export function to(path: string): string {
  return isAlone ? `#${path}` : path;
}

/** The path of the page at an address, and what stands after it. */
export function pageAt({ pathname, hash }: Pick<URL, "pathname" | "hash">): { path: string; hash: string } {
  if (!isAlone) return { path: pathname, hash };
  return { path: hash.startsWith("#/") ? hash.slice(1) : "/", hash: "" };
}
