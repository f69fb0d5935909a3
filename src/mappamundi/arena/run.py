"""Contests to be had in one call: some bots at one table, or every bot against every bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from time import perf_counter

from mappamundi.arena.contest import Contest
from mappamundi.arena.metrics import GameMetrics, portrait
from mappamundi.arena.pairing import CrossTable, cross_table, lineups
from mappamundi.arena.result import Result, result
from mappamundi.arena.series import Progress, Series, Terms
from mappamundi.arena.setting import AmountPlayed, GameSetup
from mappamundi.bots import Maker
from mappamundi.errors import BadSetup


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
) -> Result:
    """Let bots play each other in whole deals, of at least so many games together."""
    setting = GameSetup(game, options or {}, seats, seed)
    return run_contest(setting, bots, AmountPlayed(games=games), Terms(jobs, progress=progress))


def run_contest(
    setting: GameSetup, bots: Sequence[str | Maker], amount: AmountPlayed, terms: Terms
) -> Result:
    """Let bots play each other at one table."""
    if setting.size != len(bots) and setting.seats is not None:
        raise BadSetup("bots-for-seats", bots=len(bots), seats=setting.size)
    begun = perf_counter()
    contests = (setting.contest(bots),)
    record = Series(contests, amount.deals_of(contests)).play(terms)
    return result(record, perf_counter() - begun)


def run_pairs(
    setting: GameSetup, bots: Sequence[str], amount: AmountPlayed, terms: Terms
) -> CrossTable:
    """Let every bot play every other, all pairs with the same deals."""
    begun = perf_counter()
    contests = tuple(pairs(setting, bots))
    record = Series(contests, amount.deals_of(contests)).play(terms)
    return cross_table(record, bots, perf_counter() - begun)


def measure(
    setting: GameSetup, bots: Sequence[str], amount: AmountPlayed, terms: Terms
) -> GameMetrics:
    """Put a game in figures: every bot against itself, and every bot against every other."""
    begun = perf_counter()
    alone = [replace(setting.contest([bot] * setting.size), is_watched=True) for bot in bots]
    contests = (*alone, *(pairs(setting, bots) if len(bots) > 1 else ()))
    record = Series(contests, amount.deals_of(contests)).play(terms)
    seconds = perf_counter() - begun
    return GameMetrics(
        game=setting.game,
        seats=setting.size,
        portraits=[portrait(each, record.games(place)) for place, each in enumerate(alone)],
        ladder=cross_table(record, bots, seconds) if len(bots) > 1 else None,
    )


def pairs(setting: GameSetup, bots: Sequence[str]) -> list[Contest]:
    """Return the contests of all pairs of bots."""
    if len(set(bots)) < max(2, len(bots)):
        raise BadSetup("bots-for-pairs")
    return [
        setting.contest(lineup)
        for pair in combinations(bots, 2)
        for lineup in lineups(*pair, setting.size)
    ]
