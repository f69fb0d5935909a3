"""Claim: the arena keeps every core busy."""

from __future__ import annotations

import os
from collections.abc import Callable

import msgspec

from mappamundi import arena
from mappamundi.game import GAMES

SEATS = 4
BOTS = ("random", "greedy")  # those that think are timed by `scripts/bench bots`


class ArenaFigures(msgspec.Struct, frozen=True):
    """Games a second when all seats are the same bot."""

    game: str
    bot: str
    one_core: float
    all_cores: float
    cores: int


def measure(say: Callable[[str], None], games: int) -> list[ArenaFigures]:
    """Every game with every bot that decides at once, on one core and on all."""
    figures = []
    for slug in GAMES:
        for bot in BOTS:
            say(f"{slug}: {bot} …")
            rates = [games_per_second(slug, bot, games, jobs) for jobs in (1, os.cpu_count())]
            figures.append(ArenaFigures(slug, bot, rates[0], rates[1], os.cpu_count() or 1))
    return figures


def games_per_second(slug: str, bot: str, games: int, jobs: int | None) -> float:
    result = arena.run(slug, [bot] * SEATS, games, jobs=jobs)
    return result.games / result.seconds
