"""Look at every page and every phase of a game, on a desk and on phones, light and dark.

Run `python web/tools/screenshots.py [LANGUAGE,…] [WORD …]`; with words, only names that hold one.
What was seen lies in web/screenshots/ then.
"""

from __future__ import annotations

import runpy
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(Path(__file__).parent)]

from server.servers import Running  # noqa: E402
from visits import Guest, Visit, visits  # noqa: E402

FOLDER = ROOT / "web" / "screenshots"
SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 360, "height": 640},
    "sideways": {"width": 740, "height": 360},
}
SCHEMES: tuple[Any, ...] = ("light", "dark")
SETTLE = 900  # milliseconds until everything has travelled to its place
REFIT = 150  # until a page is laid out for another screen


def pictures(page: Page, name: str, language: str) -> None:
    """One position on every screen, in the light and in the dark."""
    touch = page.context.new_cdp_session(page)
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        touch.send("Emulation.setTouchEmulationEnabled", {"enabled": size != "desk"})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(REFIT)
            path = FOLDER / f"{name}-{size}-{scheme}-{language}.png"
            page.screenshot(path=path, full_page=True)


def put_away(page: Page) -> None:
    """What a round has brought is read, where a slip of it lies there."""
    slip = page.locator("[data-part=summary] button")
    if slip.is_visible():
        slip.click()


def look(browser: Browser, server: Running, name: str, visit: Visit, language: str) -> None:
    """Go there as somebody new, and take the pictures."""
    contexts: list[BrowserContext] = []

    def person() -> Page:
        settings: Any = {"locale": language, "viewport": SIZES["desk"], "reduced_motion": "reduce"}
        contexts.append(browser.new_context(**settings, service_workers="block"))
        return contexts[-1].new_page()

    page = person()
    visit(Guest(page, server, person))
    if not name.endswith("-slip"):
        put_away(page)
    if page.locator("main[data-scene]").count() == 0:  # what is acted out would be over
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLE)
    pictures(page, name, language)
    for context in contexts:
        context.close()


def main(languages: str = "en", *words: str) -> None:
    """Build, serve, look."""
    runpy.run_path(str(ROOT / "scripts" / "browser.py"))["build"]()
    path = runpy.run_path(str(ROOT / "scripts" / "chromium.py"))["ensured"]()
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Running(Path(home), f"sqlite:///{home}/server.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for language in languages.split(","):
                for name, visit in visits().items():
                    if not words or any(word in name for word in words):
                        look(browser, server, name, visit, language)
        finally:
            server.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
