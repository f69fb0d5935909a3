"""What is written down of games: enough for every figure, in numbers that add up in any order."""

from __future__ import annotations

import msgspec

from mappamundi.arena.clock import DecisionTimes
from mappamundi.arena.course import Course


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One finished game; points and places by entry, that is in the order of the contest's bots."""

    number: int
    points: list[int]
    places: list[int]
    course: Course | None = None  # how it went, where that was watched


class Conduct(msgspec.Struct):
    """How one bot behaved in some games."""

    misses: int = 0  # decisions it could not make, so that chance made them
    first: int = 0  # the game of the first of them
    error: str = ""  # what happened there
    clock: DecisionTimes = msgspec.field(default_factory=DecisionTimes)

    def miss(self, number: int, error: str) -> None:
        """One more decision that it could not make."""
        self.add(Conduct(1, number, error))

    def add(self, other: Conduct) -> None:
        """Count in other games; the earliest error is the one that is kept."""
        if other.misses and (not self.misses or other.first < self.first):
            self.first, self.error = other.first, other.error
        self.misses += other.misses
        self.clock.add(other.clock)


class GamesSheet(msgspec.Struct):
    """A stretch of games of one contest."""

    contest: int  # its place in the series
    games: list[Played]
    conduct: list[Conduct]  # by entry
