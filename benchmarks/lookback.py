"""Claim: a finished game is looked back on in the browser while one pours a cup of tea."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from mappamundi.bots import BOTS
from mappamundi.game import GAMES
from mappamundi.match import Match
from mappamundi.nature import Fast

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

SEATS = 4
SOON = 20  # seconds to the first whole curve, on two cores
PLAYERS = ("greedy", "random", "novice", "greedy")  # who play well and badly, so that much is lost
PATIENCE = 300_000  # milliseconds
OPEN = "/game"
REGION = "[data-part=lookback]"
CURVE = f"{REGION} svg"
WORKING = f"{REGION} progress"


class LookedBack(msgspec.Struct, frozen=True):
    """How long a reader waits, medians in seconds: for the curves, and for every mark."""

    game: str
    curve: float
    whole: float


def measure(page: Page, say: Callable[[str], None], times: int) -> list[LookedBack]:
    """Games of each kind, opened from a file and looked back on."""
    found = []
    with TemporaryDirectory() as folder:
        for slug in GAMES:
            say(f"looking back on {slug} …")
            logs = [played(slug, number, Path(folder)) for number in range(times)]
            waits = [waited(page, log) for log in logs]
            curves, wholes = zip(*waits, strict=True)
            found.append(LookedBack(slug, median(curves), median(wholes)))
    return found


def played(slug: str, number: int, folder: Path) -> Path:
    """The log of a whole game, the same for the same number."""
    match = Match.start(slug, SEATS, nature=Fast(seed=number))
    bots = [BOTS[name](match.game, Fast(seed=seat)) for seat, name in enumerate(PLAYERS)]
    while not match.is_over:
        seat = match.waiting[0]
        known = match.known(seat)
        match.act(seat, bots[seat].choose(known, seat, match.game.legal(known, seat)))
    path = folder / f"{slug}-{number}.json"
    path.write_text(match.log.dumps(), encoding="utf-8")
    return path


def waited(page: Page, log: Path) -> tuple[float, float]:
    """Seconds from the wish to the curves, and to the last mark."""
    page.goto(OPEN)
    page.locator("input[type=file]").set_input_files(log)
    button = page.get_by_role("button", name="Look back with a master")
    button.wait_for()
    begun = perf_counter()
    button.click()
    page.locator(CURVE).wait_for(timeout=PATIENCE)
    curve = perf_counter() - begun
    page.locator(WORKING).wait_for(state="detached", timeout=PATIENCE)
    return curve, perf_counter() - begun
