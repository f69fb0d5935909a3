"""Who meets whom in the next round: a Swiss system for tables of any size.

People stand in the order of their standing. Tables are filled from the top: the best who is not
seated yet opens a table, and those next in standing whom nobody there has met yet join it. Where
the rest cannot be seated so, the last choice is taken back and the next tried: somebody floats to a
table below or above. Meetings that cannot be avoided are allowed one by one, as few as can be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

STEPS = 20_000  # choices that are tried before one more meeting is allowed
MOST_AGAIN = 40  # after which whoever stands together sits together


def sizes(people: int, seats: int) -> list[int]:
    """How many people sit at each table: evenly, with as few bots as can be."""
    tables = -(-people // seats)
    few, more = divmod(people, tables)
    return [few + 1] * more + [few] * (tables - more)


def paired(people: Sequence[str], met: Mapping[frozenset[str], int], seats: int) -> list[list[str]]:
    """Everybody at a table, people in the order of their standing; as few meet again as can be."""
    wanted = sizes(len(people), seats)
    for again in range(MOST_AGAIN):
        found = Filling(people, met, wanted, again).search()
        if found is not None:
            return found
    return _in_order(people, wanted)


def _in_order(people: Sequence[str], wanted: Sequence[int]) -> list[list[str]]:
    """Everybody beside those next in standing, whoever has met."""
    rest = iter(people)
    return [[next(rest) for _ in range(size)] for size in wanted]


class Filling:
    """One search for tables at which no more than so many meet again."""

    def __init__(
        self,
        people: Sequence[str],
        met: Mapping[frozenset[str], int],
        wanted: Sequence[int],
        again: int,
    ) -> None:
        self.met = met
        self.wanted = wanted
        self.again = again  # meetings that are still allowed
        self.steps = STEPS
        self.free = list(people)
        self.tables: list[list[str]] = []

    def search(self) -> list[list[str]] | None:
        """The tables, or None where there are none or they were not found in time."""
        return self.tables if self._fill() else None

    def _fill(self) -> bool:
        """Seat the rest; the best of them opens the next table."""
        if not self.free:
            return True
        self.tables.append([self.free.pop(0)])
        if self._join(0):
            return True
        self.free.insert(0, self.tables.pop()[0])
        return False

    def _join(self, first: int) -> bool:
        """Fill the last table with people from this one on, and then all others."""
        table = self.tables[-1]
        if len(table) == self.wanted[len(self.tables) - 1]:
            return self._fill()
        for i in range(first, len(self.free)):
            self.steps -= 1
            if self.steps < 0:
                return False
            cost = sum(self.met.get(frozenset((self.free[i], each)), 0) for each in table)
            if cost <= self.again and self._try(i, cost):
                return True
        return False

    def _try(self, i: int, cost: int) -> bool:
        person = self.free.pop(i)
        self.tables[-1].append(person)
        self.again -= cost
        if self._join(i):
            return True
        self.again += cost
        self.tables[-1].pop()
        self.free.insert(i, person)
        return False


def seated(
    people: Sequence[str], had: Mapping[tuple[str, int], int], seats: int, number: int
) -> list[str | None]:
    """Who has which seat: each one where they have sat least; the rest is for bots."""
    rotated = [(seat + number) % seats for seat in range(seats)]
    ways = permutations(rotated, len(people))

    def worn(way: Sequence[int]) -> int:
        pairs = zip(people, way, strict=True)
        return sum(had.get(pair, 0) ** 2 + had.get(pair, 0) for pair in pairs)

    best = min(ways, key=worn)
    chosen = dict(zip(best, people, strict=True))
    return [chosen.get(seat) for seat in range(seats)]
