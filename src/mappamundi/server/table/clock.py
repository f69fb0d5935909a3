"""Clocks: how long a seat may think, in absolute times that follow from the log alone."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import NamedTuple

SECOND = 1000  # everything here is in milliseconds
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


class Timing(NamedTuple):
    """Time for every decision, and time for a whole game that is used up after it."""

    decision: int
    reserve: int


class Asked(NamedTuple):
    """A decision that a seat was asked for."""

    version: int  # of the table, when it was
    at: int
    reserve: int  # that the seat had then


class TableClock:
    """Knows since when each seat is asked, and what is left of its reserve."""

    def __init__(self, timing: Timing | None, seats: int) -> None:
        self.timing = timing
        self.reserves = [timing.reserve if timing else 0] * seats
        self.asked: dict[int, Asked] = {}  # seats that must decide
        self._answered: dict[int, Asked] = {}  # what was asked last
        self.opens = 0  # nobody may act before this

    def ask(self, waiting: Iterable[int], version: int, at: int) -> None:
        """Start the time of seats that must decide now; those asked before go on thinking."""
        still = set(waiting)
        for seat in [seat for seat in self.asked if seat not in still]:
            del self.asked[seat]
        for seat in still - self.asked.keys():
            self.asked[seat] = Asked(version, at, self.reserves[seat])

    def answer(self, seat: int, at: int) -> None:
        """A seat has decided; what it took beyond its time comes out of the reserve."""
        asked = self.asked.pop(seat, None)
        if asked is not None:
            self._answered[seat] = asked
            self._charge(seat, asked, at)

    def reopen(self, seat: int, version: int) -> None:
        """A seat took its choice back: it thinks on since it was first asked."""
        before = self._answered.get(seat)
        if before is not None:
            self.reserves[seat] = before.reserve
            self.asked[seat] = before._replace(version=version)

    def restart(self, seat: int, version: int, at: int) -> None:
        """Give somebody who has come back the whole time for a decision."""
        if seat in self.asked:
            self.asked[seat] = Asked(version, at, self.reserves[seat])

    def since(self, seat: int) -> int:
        """The version at which a seat was last asked for something."""
        asked = self.asked.get(seat) or self._answered.get(seat)
        return asked.version if asked else 0

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat is up."""
        if self.timing is None or seat not in self.asked:
            return None
        asked = self.asked[seat]
        return max(asked.at, self.opens) + self.timing.decision + asked.reserve

    def _charge(self, seat: int, asked: Asked, at: int) -> None:
        if self.timing is not None:
            beyond = at - max(asked.at, self.opens) - self.timing.decision
            self.reserves[seat] = max(0, asked.reserve - max(0, beyond))


def now() -> int:
    """Milliseconds since 1970, by the server's clock."""
    return time.time_ns() // 1_000_000
