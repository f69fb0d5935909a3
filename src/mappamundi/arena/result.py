"""What came out of a contest, as `mappamundi arena --json` prints it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from mappamundi.arena.contest import Contest
from mappamundi.arena.duel import Duel, duel
from mappamundi.arena.estimate import estimate_share
from mappamundi.arena.haul import WIN, deals, win_parts
from mappamundi.arena.profile import BotProfile, Failure, failures, profiles
from mappamundi.arena.series import SeriesRecord
from mappamundi.arena.sheet import Played


class BotStanding(msgspec.Struct, frozen=True):
    """How one bot did, in one place of the list."""

    name: str
    games: int
    wins: float  # a win shared by k counts 1/k
    win_share: float
    points_mean: float
    place_mean: float
    ci95: tuple[float, float]  # of the win share, by deals


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """A contest; what is empty is left out of the JSON."""

    game: str
    seats: int
    games: int
    deals: int
    seconds: float
    bots: list[BotStanding]  # in the order given
    profiles: list[BotProfile]  # of every bot once
    duels: tuple[Duel, ...] = ()  # of every two bots, by deals
    failures: tuple[Failure, ...] = ()


def result(record: SeriesRecord, seconds: float) -> Result:
    """A series of one contest in figures."""
    (contest,) = record.series.contests
    games = record.games(0)
    names = dict.fromkeys(contest.names)
    by_deal = deals((contest, game) for game in games)
    conduct = zip(enumerate(contest.names), record.conduct(0), strict=True)
    return Result(
        game=contest.game,
        seats=contest.seats,
        games=len(games),
        deals=len(by_deal),
        seconds=seconds,
        bots=[standing(contest, entry, games) for entry in range(contest.seats)],
        profiles=profiles(record),
        duels=tuple(duel(*pair, by_deal, contest.seats) for pair in combinations(names, 2)),
        failures=failures(dict(conduct)),
    )


def standing(contest: Contest, entry: int, games: Sequence[Played]) -> BotStanding:
    """Return the figures of one bot."""
    count = len(games)
    won = [win_parts(game.places)[entry] / WIN for game in games]
    turns = contest.rotations
    by_deal = [sum(won[first : first + turns]) / turns for first in range(0, count, turns)]
    return BotStanding(
        name=contest.names[entry],
        games=count,
        wins=sum(won),
        win_share=sum(won) / count,
        points_mean=sum(game.points[entry] for game in games) / count,
        place_mean=sum(game.places[entry] for game in games) / count,
        ci95=estimate_share(by_deal, 1 / contest.seats).ci95,
    )
