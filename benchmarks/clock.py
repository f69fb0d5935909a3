"""How long decisions take: CPU milliseconds of one core, and how soon a bot is there at all."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from statistics import quantiles
from time import thread_time

import msgspec

from benchmarks import strength
from benchmarks.patient import Patient
from mappamundi.bots import LEVELS, Level
from mappamundi.match import Match
from mappamundi.nature import Fast

ROOT = Path(__file__).parents[1]
HUNDREDTHS = 100
MILLI = 1e3


class Pace(msgspec.Struct, frozen=True):
    """How long a level takes in a game, in milliseconds of a core."""

    game: str
    bot: str
    allowed: float
    decisions: int
    median: float
    most: float  # 99 of a hundred take at most so long
    longest: float
    ready: float  # from the start of Python until it could decide
    weights: float  # until the weights of the network are in memory; 0: there is none
    first: float  # for the first decision, with all that is loaded for it


def measure(
    say: Callable[[str], None], games: Sequence[str], levels: Sequence[str], decisions: int
) -> Iterator[Pace]:
    """Every level in every game, one after the other."""
    for game in games:
        for level in LEVELS:
            if not levels or level.name in levels:
                say(f"{level.name} of {game} …")
                yield pace(game, level, decisions)


def pace(game: str, level: Level, decisions: int) -> Pace:
    """A level at work, and one that has just been started."""
    spans = sorted(islice(times(game, level), decisions))
    cuts = quantiles(spans, n=HUNDREDTHS)
    half, most, allowed = cuts[HUNDREDTHS // 2 - 1], cuts[-1], level.milliseconds
    cold = started(game, level.name)
    return Pace(game, level.name, allowed, len(spans), half, most, spans[-1], **cold)


def times(game: str, level: Level) -> Iterator[float]:
    """Milliseconds of the decisions of a level in all seats of one game after the other."""
    number, is_warm, maker = 0, False, Patient(level)
    while True:
        match = Match.start(game, nature=Fast(number))
        bots = [maker(match.game, Fast(number, seat + 1)) for seat in match.seats]
        while not match.is_over:
            seat = match.waiting[0]
            known = match.known(seat)
            actions = match.game.legal(known, seat)
            begun = thread_time()
            action = bots[seat].choose(known, seat, actions)
            if len(actions) > 1:
                if is_warm:  # what is loaded at the first decision is counted apart
                    yield (thread_time() - begun) * MILLI
                is_warm = True
            match.act(seat, action)
        number += 1


def started(game: str, bot: str) -> dict[str, float]:
    """How long a new process takes for what it must load, and for its first decision."""
    command = [sys.executable, "-m", "benchmarks.cold", game, bot]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def table(paces: Sequence[Pace]) -> str:
    """Everything in Markdown."""
    columns = (
        "game", "level", "ms allowed", "decisions", "median", "99 % within", "longest",
        "start of Python", "weights", "first decision",
    )  # fmt: skip
    rows = []
    for each in paces:
        head = [each.game, each.bot, f"{each.allowed:,.0f}", str(each.decisions)]
        spans = [f"{span:.3g}" for span in (each.median, each.most, each.longest)]
        weights = f"{each.weights:.0f}" if each.weights else "–"
        rows.append([*head, *spans, f"{each.ready:,.0f}", weights, f"{each.first:,.0f}"])
    return strength.table("CPU milliseconds of a decision, and of a first one", columns, rows)
