"""What bots brought home from each deal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from mappamundi.arena.contest import Contest
from mappamundi.arena.sheet import Played

WIN = 27720  # one win, in parts: divisible by every number of winners up to twelve


@dataclass
class Haul:
    """What one bot reached in one deal, in all the seats it had there."""

    seats: int = 0  # a seat in each of two games counts twice
    wins: int = 0  # in parts of a win
    points: int = 0

    @property
    def win_share(self) -> float:
        """The share of wins of one seat."""
        return self.wins / (WIN * self.seats)

    @property
    def points_mean(self) -> float:
        """The mean of one seat's points."""
        return self.points / self.seats


Deal: TypeAlias = dict[str, Haul]  # by the bot's name


def win_parts(places: list[int]) -> list[int]:
    """Who won how much of a game: those who share the first place share the win."""
    winners = places.count(1)
    return [WIN // winners if place == 1 else 0 for place in places]


def deals(games: Iterable[tuple[Contest, Played]]) -> list[Deal]:
    """The games put together by deals; contests of one series share their deals."""
    found: dict[int, Deal] = defaultdict(lambda: defaultdict(Haul))
    for contest, game in games:
        deal = found[contest.deal(game.number)]
        won = win_parts(game.places)
        for name, points, wins in zip(contest.names, game.points, won, strict=True):
            haul = deal[name]
            haul.seats += 1
            haul.wins += wins
            haul.points += points
    return [found[number] for number in sorted(found)]
