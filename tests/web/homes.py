"""Browsers that keep what they know when they are closed, as people's own do."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Request, expect
from web.hands import Hand, by_mouse
from web.people import DESK, PATIENCE, TEMPO

from mappamundi.game import GAMES
from mappamundi.log import load, verify

# The shortest games: novices, and as few of them as the game has seats for.
TASTE = """if (origin !== 'null') localStorage['mappamundi.taste'] ??= JSON.stringify(%s)"""
SHORT = {slug: {"opponents": game.seats[0] - 1, "level": "novice"} for slug, game in GAMES.items()}
KEPT = "() => navigator.serviceWorker.ready.then(() => true)"


class Home:
    """One browser with a memory: it can be closed and opened again, with or without a network."""

    def __init__(self, browser: Browser, launching: dict[str, Any], folder: Path) -> None:
        self.browser = browser
        self.launching = launching
        self.folder = folder
        self.is_offline = False
        self.troubles: list[str] = []
        self.asked: set[str] = set()  # addresses that were asked for anything, whoever answered
        self.context: BrowserContext | None = None

    def open(self, address: str) -> Page:
        """Open the browser, and a page in it."""
        wishes: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}
        launch = self.browser.browser_type.launch_persistent_context
        self.context = launch(self.folder, **self.launching, **wishes)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(TEMPO % "none")
        self.context.add_init_script(TASTE % SHORT)
        self.context.set_offline(self.is_offline)
        self.context.on("request", self._note)
        return self.tab(address)

    def tab(self, address: str) -> Page:
        """One more page of it."""
        assert self.context is not None
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.goto(address)
        return page

    def close(self) -> None:
        if self.context is not None:
            self.context.close()
        self.context = None

    def cut(self) -> None:
        """There is no network any more."""
        assert self.context is not None
        self.is_offline = True
        self.context.set_offline(True)

    def _note(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:")):
            self.asked.add(request.url)


def paths(asked: set[str]) -> set[str]:
    """Which paths were asked for."""
    return {urlsplit(each).path for each in asked}


def play_through(home: Home, address: str, slug: str, tmp_path: Path) -> None:
    """Play a whole game and close the browser in between, watch it again, keep its log."""
    page = home.open(address)
    title = GAMES[slug].title
    page.get_by_role("button", name=f"Play now: {title}").click()
    take_a_turn(page, slug)
    home.close()
    page = home.open(address)
    page.get_by_role("link", name=f"Go on: {title}").click()
    Hand(page, by_mouse).play(slug)
    page.get_by_text("Were the draws fair?").click()
    watch_again(page, tmp_path / "log.json")
    page.reload()
    expect(page.locator("output")).to_contain_text("1 /")
    home.close()


def watch_again(page: Page, file: Path) -> None:
    """Keep the log of a finished game, which is checked, and step through it."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the log").click()
    download.value.save_as(file)
    assert verify(load(file)) > 0
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator("output")).to_contain_text("1 /")
    page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_contain_text("2 /")


def take_a_turn(page: Page, slug: str) -> None:
    """Do one thing at the table, as soon as something can be done."""
    turn = Hand(page, by_mouse).turn(slug)
    page.get_by_role("list", name="Story").wait_for()
    for _ in range(PATIENCE // 50):
        if turn():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing to do in {slug}")
