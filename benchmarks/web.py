"""Claim: pages are light, a table is there at once, answers to a touch, and moves smoothly.

A real server, a real Chromium; what is measured is measured in the page, by `stopwatch.js`. The
browser paints sixty times a second at most, so that sixty frames a second are all there are.
"""

from __future__ import annotations

import os
import runpy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

import msgspec

from benchmarks.servers import OURS, serving

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
STOPWATCH = Path(__file__).with_name("stopwatch.js").read_text(encoding="utf-8")
DESK: Any = {"viewport": {"width": 1280, "height": 800}, "locale": "en"}
KB = 1000
AIM = 150  # milliseconds that a hand takes from a game's card to its button, at the least
PLAY_NOW = "#main article .ways button:first-child"  # also where a game was begun before
BOARD = "#main .board"
HAND = f"{BOARD} .hand button"
FREE = f"{BOARD} [data-drop^='field-']:enabled:not(:has(.lies))"
SEND = "#main button[data-main]:enabled"
REVEALING = "main[data-scene^='reveal ']"  # there as long as fields are turned up
AT_REST = "main:not([data-scene])"  # nothing is acted out, dealing neither
MOST = {"game": "laender_toppen", "seats": 6, "bots": "novice"}  # most seats with most motion


class Figure(msgspec.Struct, frozen=True):
    """One promise: what was wanted, and what a browser measured."""

    what: str
    wanted: str
    middle: float  # the median
    worst: float  # of a hundred the fifth worst, of few the worst
    unit: str
    is_kept: bool


def measure(say: Callable[[str], None], times: int) -> list[Figure]:
    """Every promise, each measured so many times."""
    runpy.run_path(str(ROOT / "scripts" / "browser.py"))["build"]()
    with at_home(say) as page:
        say("first load …")
        loaded = first_load(page)
        say("from a click on “play now” to a table …")
        tables = play_now(page, times)
        say("from a touch to what it shows …")
        touches = touch(page, times)
        say("frames of a reveal with six seats …")
        frames = reveal(page)
    return [
        Figure("first load, JavaScript", "≤ 150", loaded, loaded, "KB as sent", loaded <= 150),
        at_most("“play now” to a table", 200, tables),
        at_most("touch to reaction", 50, touches),
        smooth("a reveal, six seats", 60, frames),
    ]


@contextmanager
def at_home(say: Callable[[str], None]) -> Iterator[Page]:
    """A browser at a server of its own."""
    core = min(os.sched_getaffinity(0))
    with serving(OURS, core, say) as (_, port), opened(f"http://127.0.0.1:{port}") as page:
        yield page


@contextmanager
def opened(address: str) -> Iterator[Page]:
    """A browser that has never been there before."""
    from playwright.sync_api import sync_playwright

    path = runpy.run_path(str(ROOT / "scripts" / "chromium.py"))["wanted"]()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        context = browser.new_context(base_url=address, **DESK)
        context.add_init_script(STOPWATCH)
        yield context.new_page()
        browser.close()


def first_load(page: Page) -> float:
    """Kilobytes of scripts that the front page needs, as sent; workers are scripts too."""
    scripts: list[Any] = []

    def note(request: Any) -> None:
        if request.resource_type == "script":
            scripts.append(request)

    page.on("requestfinished", note)
    front(page)
    page.wait_for_load_state("networkidle")
    page.remove_listener("requestfinished", note)
    # What a worker is sent, only its headers tell.
    return sum(int(each.response().headers["content-length"]) for each in scripts) / KB


def front(page: Page) -> None:
    """The front page, with every game offered."""
    page.goto("/")
    page.locator(PLAY_NOW).last.wait_for()


def play_now(page: Page, times: int) -> list[float]:
    """Milliseconds from the click to a painted board, each game in turn."""
    found = []
    for turn in range(times):
        front(page)
        games = page.locator(PLAY_NOW)
        game = games.nth(turn % games.count())
        game.hover()
        page.wait_for_timeout(AIM)
        game.click()
        found.append(page.evaluate("board => stopwatch.since(board)", BOARD))
    return found


def touch(page: Page, times: int) -> list[float]:
    """Milliseconds from a click on a card to its being painted as picked."""
    sit_down(page)
    page.evaluate("stopwatch.watchPresses()")
    cards = page.locator(HAND)
    for turn in range(times):
        cards.nth(turn % 2).click()
        page.wait_for_function("turn => stopwatch.presses.length > turn", arg=turn)
    found: list[float] = page.evaluate("stopwatch.presses")
    return found


def sit_down(page: Page) -> None:
    """A table with six seats, five of them taken by bots."""
    answer = page.request.post("/api/tables", data=MOST)
    page.goto(f"/t/{answer.json()['table']}")
    page.locator(HAND).first.wait_for()
    page.locator(AT_REST).wait_for()


def reveal(page: Page) -> list[float]:
    """Milliseconds from frame to frame while the fields are turned up."""
    sit_down(page)
    for _ in range(page.locator(HAND).count()):
        page.locator(HAND).first.click()
        page.locator(FREE).first.click()
    page.locator(SEND).last.click()
    found: list[float] = page.evaluate("skip => stopwatch.frames(skip)", REVEALING)
    return found


def at_most(what: str, wanted: float, found: list[float]) -> Figure:
    """Milliseconds, of which there may not be more."""
    worst = quantiles(found, n=20)[-1] if len(found) >= 20 else max(found)
    return Figure(what, f"≤ {wanted:.0f}", median(found), worst, "ms", worst <= wanted)


def smooth(what: str, wanted: float, gaps: list[float]) -> Figure:
    """Frames a second, over the whole and in the worst half second."""
    whole = KB * len(gaps) / sum(gaps)
    worst = min(KB * len(each) / sum(each) for each in half_seconds(gaps))
    return Figure(what, f"≥ {wanted:.0f}", whole, worst, "frames/s", round(whole) >= wanted)


def half_seconds(gaps: list[float]) -> Iterator[list[float]]:
    """The frames of each half second; what is left over at the end is in no one's."""
    some: list[float] = []
    for gap in gaps:
        some.append(gap)
        if sum(some) >= KB / 2:
            yield some
            some = []
