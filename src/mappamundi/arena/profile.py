"""What is known of a bot from all its games: its strength, its pace, and whether it failed."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from mappamundi.arena.clock import MILLI
from mappamundi.arena.rating import BotRating, rate
from mappamundi.arena.series import SeriesRecord
from mappamundi.arena.sheet import Conduct

MOST = 0.99  # the share of the decisions whose time is told


class BotProfile(msgspec.Struct, frozen=True):
    """One bot, wherever it sat."""

    name: str
    rating: float  # 25 is par
    deviation: float  # of the rating
    milliseconds: float  # that a decision took on average
    milliseconds_p99: float  # that 99 of 100 decisions stayed within
    limit: float | None  # milliseconds it is allowed
    overruns: int  # decisions that took longer
    longest: float  # milliseconds of the longest decision


class Failure(msgspec.Struct, frozen=True):
    """A bot that raised, chose what is not allowed or did not return; chance decided for it."""

    name: str
    entry: int  # its place in the list of bots, from 0
    decisions: int  # how many it could not make
    error: str  # the first of them


def profiles(record: SeriesRecord) -> list[BotProfile]:
    """Every bot of a series once, in the order in which they were first named."""
    ratings = rate(record.finishes())
    return [
        profile(name, ratings[name], conduct, record.series.limits[name])
        for name, conduct in conduct_by_name(record).items()
    ]


def profile(name: str, rating: BotRating, conduct: Conduct, limit: float | None) -> BotProfile:
    """Return the figures of one bot over a series."""
    clock = conduct.clock
    return BotProfile(
        name=name,
        rating=rating.mean,
        deviation=rating.deviation,
        milliseconds=clock.mean,
        milliseconds_p99=clock.quantile(MOST),
        limit=limit,
        overruns=clock.overruns,
        longest=clock.longest / MILLI,
    )


def conduct_by_name(record: SeriesRecord) -> dict[str, Conduct]:
    """How each bot behaved in all contests."""
    total: dict[str, Conduct] = {}
    for place, contest in enumerate(record.series.contests):
        for name, conduct in zip(contest.names, record.conduct(place), strict=True):
            total.setdefault(name, Conduct()).add(conduct)
    return total


def failures(conduct: Mapping[tuple[int, str], Conduct]) -> tuple[Failure, ...]:
    """The bots that could not make all their decisions."""
    return tuple(
        Failure(name, entry, each.misses, each.error)
        for (entry, name), each in conduct.items()
        if each.misses
    )
