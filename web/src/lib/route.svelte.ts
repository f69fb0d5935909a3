/** Where we are: a path of this site, changed without loading a new page. */
import { isAlone, pageAt, to } from "$lib/place";

class Route {
  path = $state(pageAt(location).path);
  hash = $state(pageAt(location).hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** The parts of the path, e.g. ["t", "<table>"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", to(path));
    else history.pushState(null, "", to(path));
    this.#read();
    scrollTo(0, 0);
  }

  /** A click on a link of ours changes the path; all others are the browser's. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || event.defaultPrevented || !isOurs(link)) return;
    if (isWithin(link)) {
      if (isAlone) reach(event, link.hash);
      return;
    }
    event.preventDefault();
    const { path, hash } = pageAt(link);
    this.go(path + link.search + hash);
  }

  #read(): void {
    ({ path: this.path, hash: this.hash } = pageAt(location));
  }
}

function isOurs(link: HTMLAnchorElement): boolean {
  const isPage = link.origin === location.origin && !link.pathname.startsWith("/api/");
  return isPage && !link.hasAttribute("download") && !link.target;
}

/** A link within the page is the browser's: it scrolls. */
function isWithin(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.hash !== "" && !(isAlone && link.hash.startsWith("#/"));
}

/** Where the address after the # is that of the page, what a link within it names is gone to by hand. */
function reach(event: MouseEvent, hash: string): void {
  event.preventDefault();
  const found = document.getElementById(hash.slice(1));
  found?.setAttribute("tabindex", "-1");
  found?.focus();
}

export const route = new Route();
