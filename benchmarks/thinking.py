"""Claim: a bot thinks in a browser nearly as fast as here.

The same bot before the same decision, with all the time there is: compiled here, and as WebAssembly
in a page, in turn on the same machine; ratios are taken within a round.
"""

from __future__ import annotations

import runpy
import time
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import msgspec

from mappamundi.bots import BOTS
from mappamundi.bots.level import LEVELS
from mappamundi.compiling.wasm import assemble
from mappamundi.edge.facts import manner_of
from mappamundi.edge.module import module_of
from mappamundi.game import GAMES, Game
from mappamundi.match import Match
from mappamundi.nature import Fast

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
LEVEL = next(level for level in LEVELS if level.name == "strong")
WANTED = 0.6  # of what it reaches here
PLAYED = 13  # actions before the decision
LUCK = 12_345
ROUNDS = 9
SLICE = 0.3  # seconds of a round, here


class Thinking(msgspec.Struct, frozen=True):
    """How much a bot of a game thinks in a second, medians."""

    game: str
    unit: str  # simulations of a search, worlds that are considered, or whole decisions
    here: float
    in_browser: float
    part: float

    @property
    def is_kept(self) -> bool:
        return self.part >= WANTED


class Fixed:
    """Always the same draw, or the last that there is."""

    def draw(self, outcomes: int) -> int:
        return min(LUCK, outcomes - 1)


def measure(page: Page, say: Callable[[str], None]) -> list[Thinking]:
    """Every game, in a page of its own script."""
    with TemporaryDirectory() as folder:
        script = Path(folder) / "engine.js"
        entry = ROOT / "web" / "engine" / "test" / "page.ts"
        runpy.run_path(str(ROOT / "scripts" / "browser.py"))["bundle"](entry, script)
        page.goto("about:blank")
        page.add_script_tag(path=script)
    found = []
    for game in GAMES.values():
        say(f"{LEVEL.name} of {game.title} thinks …")
        found.append(compared(game, page))
    return found


def compared(game: Game, page: Page) -> Thinking:
    """One decision of a game, here and in the page in turn."""
    known, seat = decision(game)
    manner = manner_of(game, LEVEL)
    here, there = thinker(game, known, seat), thinker_in(page, game, manner, known, seat)
    here(1)  # loading does not count
    times = often(here)
    there(times)
    rounds = [(here(times), there(times)) for _ in range(ROUNDS)]
    unit = next((name for name in ("simulations", "worlds") if manner[name]), "decisions")
    count = times * (manner.get(unit) or 1)
    part = median(one / other for one, other in rounds)
    ours, theirs = (count / median(side) for side in zip(*rounds, strict=True))
    return Thinking(game.slug, unit, ours, theirs, part)


def often(think: Callable[[int], float]) -> int:
    """How often one must think for a slice."""
    times = 1
    while think(times) < SLICE:
        times *= 2
    return times


def decision(game: Game) -> tuple[Any, int]:
    """What a seat knows in the middle of a game."""
    match, luck = Match.start(game.slug, nature=Fast(7)), Fast(8)
    for _ in range(PLAYED):
        seat = match.waiting[0]
        actions = game.legal(match.known(seat), seat)
        match.act(seat, actions[luck.draw(len(actions))])
    return match.known(match.waiting[0]), match.waiting[0]


def thinker(game: Game, known: Any, seat: int) -> Callable[[int], float]:
    """Thinks so many times, compiled; how many seconds it took."""
    actions = game.legal(known, seat)

    def think(times: int) -> float:
        began = time.perf_counter()
        for _ in range(times):
            bot: Any = BOTS[LEVEL.name](game, Fixed())
            bot.clock = lambda: 0.0
            bot.think(known, seat, actions)
        return time.perf_counter() - began

    return think


def thinker_in(
    page: Page, game: Game, manner: dict[str, Any], known: Any, seat: int
) -> Callable[[int], float]:
    """Thinks so many times in a page; how many seconds it took there."""
    made = module_of(game)
    code, state = (b64encode(each).decode() for each in (assemble(made.source), known.to_bytes()))
    told = {"code": code, "layout": made.layout, "manner": manner, "known": state}
    page.evaluate(
        "async told => { window.think = await engine.thinker(told) }",
        {**told, "seat": seat, "luck": LUCK},
    )

    def think(times: int) -> float:
        seconds: float = page.evaluate("times => think(times)", times)
        return seconds

    return think
