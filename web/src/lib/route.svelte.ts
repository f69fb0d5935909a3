/** Where we are: a path of this site, changed without loading a new page. */

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** The parts of the path, e.g. ["t", "<table>"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** A click on a link of ours changes the path; all others are the browser's. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || event.defaultPrevented || !isOurs(link)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

function isOurs(link: HTMLAnchorElement): boolean {
  const isPage = link.origin === location.origin && !link.pathname.startsWith("/api/");
  return isPage && !link.hasAttribute("download") && !link.target && !isHere(link);
}

/** A link within the page is the browser's: it scrolls. */
function isHere(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.hash !== "";
}

export const route = new Route();
