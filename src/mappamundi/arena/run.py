"""Contests to be had in one call: some bots at one table, or every bot against every bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from time import perf_counter

from mappamundi.arena.contest import Contest
from mappamundi.arena.metrics import Metrics, portrait
from mappamundi.arena.pairing import CrossTable, cross_table, lineups
from mappamundi.arena.result import Result, result
from mappamundi.arena.series import Progress, Series, Terms
from mappamundi.bots import Maker
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES


@dataclass(frozen=True)
class Setting:
    """What is played, whoever plays it."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    seats: int | None = None  # as many as usual
    seed: int = 0
    limit: float | None = None  # milliseconds a decision, where not those of a bot's level

    @property
    def size(self) -> int:
        """How many sit at the table."""
        return GAMES[self.game].usual_seats if self.seats is None else self.seats

    def contest(self, bots: Sequence[str | Maker]) -> Contest:
        """These bots at the table."""
        return Contest(self.game, tuple(bots), dict(self.options), self.seed, self.limit)


def run(
    game: str,
    bots: Sequence[str | Maker],
    games: int,
    options: Mapping[str, str] | None = None,
    *,
    seats: int | None = None,
    jobs: int | None = None,
    seed: int = 0,
    progress: Progress | None = None,
    limit: float | None = None,
    out: Path | None = None,
) -> Result:
    """Let bots play each other in whole deals, of at least so many games together."""
    setting = Setting(game, options or {}, seats, seed, limit)
    contest = setting.contest(bots)
    if seats is not None and seats != len(bots):
        raise BadSetup("bots-for-seats", bots=len(bots), seats=seats)
    begun = perf_counter()
    series = Series((contest,), -(-games // contest.rotations))
    record = series.play(Terms(jobs, out, progress))
    return result(record, perf_counter() - begun)


def run_pairs(setting: Setting, bots: Sequence[str], deals: int, terms: Terms) -> CrossTable:
    """Let every bot play every other, all pairs with the same deals."""
    begun = perf_counter()
    record = Series(tuple(pairs(setting, bots)), deals).play(terms)
    return cross_table(record, bots, perf_counter() - begun)


def measure(setting: Setting, bots: Sequence[str], deals: int, terms: Terms) -> Metrics:
    """Put a game in figures: every bot against itself, and every bot against every other."""
    begun = perf_counter()
    alone = [replace(setting.contest([bot] * setting.size), is_watched=True) for bot in bots]
    together = pairs(setting, bots) if len(bots) > 1 else []
    record = Series((*alone, *together), deals).play(terms)
    seconds = perf_counter() - begun
    return Metrics(
        game=setting.game,
        seats=setting.size,
        portraits=[portrait(contest, record.games(place)) for place, contest in enumerate(alone)],
        ladder=cross_table(record, bots, seconds) if together else None,
    )


def pairs(setting: Setting, bots: Sequence[str]) -> list[Contest]:
    """The contests of all pairs."""
    if len(set(bots)) < max(2, len(bots)):
        raise BadSetup("bots-for-pairs")
    return [
        setting.contest(lineup)
        for pair in combinations(bots, 2)
        for lineup in lineups(*pair, setting.size)
    ]
