"""Look at every page and table, on a desk and on phones, light and dark, into web/screenshots/.

Run `python web/tools/screenshots.py [LANGUAGE] [WORD …]`; with words, only names that hold one.
"""

from __future__ import annotations

import runpy
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from server.servers import Running  # noqa: E402
from web.people import made, play_on  # noqa: E402

from mappamundi.game import GAMES  # noqa: E402

FOLDER = ROOT / "web" / "screenshots"
SIZES: dict[str, Any] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True},
    "sideways": {"viewport": {"width": 640, "height": 360}, "has_touch": True},
}
SCHEMES: tuple[Any, ...] = ("light", "dark")
ANY = next(iter(GAMES))
PAGES = {"front": "/", "atlas": "/atlas", "rules": f"/rules/{ANY}", "me": "/me"}
MIDDLE = 4  # moves after which something lies on the table
SETTLE = 900  # milliseconds until everything has travelled to its place

Visit = Callable[[Page, Running], None]


def opened(path: str) -> Visit:
    """A page as it is."""

    def visit(page: Page, server: Running) -> None:
        page.goto(server.address + path)

    return visit


def waiting(page: Page, server: Running) -> None:
    """A table where friends are expected."""
    page.goto(server.address)
    made(page, game=ANY)


def seated(slug: str, moves: int = 0, **wishes: Any) -> Visit:
    """A game that has just begun, or after so many moves of somebody's."""

    def visit(page: Page, server: Running) -> None:
        page.goto(server.address)
        table = made(page, game=slug, bots="novice", **wishes)
        play_on(page, server, table, most=moves)

    return visit


def taught(slug: str) -> Visit:
    """A first game, and what is said there at the start."""

    def visit(page: Page, server: Running) -> None:
        page.goto(server.address)
        page.locator("article", has_text=GAMES[slug].title).get_by_role("button").last.click()
        page.locator(".teacher").wait_for()

    return visit


def finished(slug: str, path: str) -> Visit:
    """A game that is over: its result, or its replay."""

    def visit(page: Page, server: Running) -> None:
        page.goto(server.address)
        table = made(page, game=slug, bots="novice")
        play_on(page, server, table)
        page.goto(f"{server.address}/{path}/{table}")

    return visit


def visits() -> dict[str, Visit]:
    """Everything there is to see, by name."""
    found = {name: opened(path) for name, path in PAGES.items()}
    found["waiting"] = waiting
    for slug in GAMES:
        seats = GAMES[slug].seats
        found[f"{slug}-begun"] = seated(slug)
        found[f"{slug}-few"] = seated(slug, MIDDLE, seats=seats.start)
        found[f"{slug}-full"] = seated(slug, MIDDLE, seats=seats.stop - 1)
        found[f"{slug}-learn"] = taught(slug)
        found[f"{slug}-over"] = finished(slug, "t")
        found[f"{slug}-replay"] = finished(slug, "replay")
    return found


def shoot(context: BrowserContext, server: Running, visit: Visit, path: Path) -> None:
    """One picture, as long as the page."""
    page = context.new_page()
    visit(page, server)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLE)
    page.screenshot(path=path, full_page=True)
    page.close()


def main(language: str = "en", *words: str) -> None:
    """Build, serve, look."""
    runpy.run_path(str(ROOT / "scripts" / "browser.py"))["build"]()
    path = runpy.run_path(str(ROOT / "scripts" / "chromium.py"))["ensured"]()
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Running(Path(home), f"sqlite:///{home}/server.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for size, settings in SIZES.items():
            for scheme in SCHEMES:
                context = browser.new_context(color_scheme=scheme, locale=language, **settings)
                for name, visit in visits().items():
                    full = f"{name}-{size}-{scheme}"
                    if not words or any(word in full for word in words):
                        shoot(context, server, visit, FOLDER / f"{full}.png")
                context.close()
        server.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
