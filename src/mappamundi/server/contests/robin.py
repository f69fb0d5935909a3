"""Who meets whom where everybody meets everybody: the same plan wherever it is made.

At tables of two one stays and all others go round (the circle method). At larger ones a search has
two change places over and over, from several beginnings, and keeps what lets pairs meet more
evenly; it is given one round more until all have met. Of nine at tables of three and of sixteen at
tables of four each meets each once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from mappamundi.draws import draw, stream
from mappamundi.server.contests.pairing import sizes

PAIR = 2
BEGINNINGS = 5  # from which a search sets out before there is one round more
SWAPS = 8_000  # that are tried from each
EARLY = 2_000  # after which it must be in sight that all
SIGHT = 25  # but one pair of so many meet
WORSE = 400  # one of so many swaps is kept though it is none for the better

RoundTables = tuple[tuple[int, ...], ...]  # who sits at each table, by the numbers they were given
Schedule = tuple[RoundTables, ...]


@cache
def around(people: int, seats: int) -> Schedule:
    """All rounds in which so many people meet each other at least once."""
    if people <= seats:
        return ((tuple(range(people)),),)
    if seats == PAIR:
        return _circle(people)
    least = -(-(people - 1) // (seats - 1))
    for rounds in range(least, people):
        tries = [PlanSearch(people, seats, rounds, number) for number in range(BEGINNINGS)]
        found = [(each.best, each.number, plan) for each in tries if (plan := each.plan())]
        if found:
            return min(found)[-1]
    raise AssertionError  # as many rounds as at tables of two are always enough


def _circle(people: int) -> Schedule:
    """Everybody meets everybody once; of an odd number one has a bot opposite in each round."""
    going = list(range(1, people + people % 2))
    plan = []
    for _ in going:
        ring = [0, *going]
        pairs = zip(ring[: len(ring) // 2], reversed(ring[len(ring) // 2 :]), strict=True)
        plan.append(tuple(tuple(each for each in pair if each < people) for pair in pairs))
        going = [*going[-1:], *going[:-1]]
    return tuple(plan)


class PlanSearch:
    """A plan of so many rounds, while it is made better."""

    def __init__(self, people: int, seats: int, rounds: int, number: int) -> None:
        self.people = people
        self.number = number
        self.key = stream(people << 16 | seats << 8 | rounds, number)
        self.drawn = 0
        self.met = [[0] * people for _ in range(people)]
        self.pairs = people * (people - 1) // 2
        self.unmet = self.pairs
        self.meetings = self.squares = (
            0  # of all pairs: how often they meet, and the squares of that
        )
        self.rounds = [self._first(sizes(people, seats)) for _ in range(rounds)]

    def _draw(self, outcomes: int) -> int:
        self.drawn += 1
        return draw(self.key, self.drawn, outcomes)

    def _first(self, wanted: Sequence[int]) -> list[list[int]]:
        """A round by lot."""
        rest = list(range(self.people))
        tables = [[rest.pop(self._draw(len(rest))) for _ in range(size)] for size in wanted]
        for table in tables:
            for one, other in combinations(table, 2):
                self._count(one, other, 1)
        return tables

    def _count(self, one: int, other: int, by: int) -> None:
        before = self.met[one][other]
        self.unmet += (before + by == 0) - (before == 0)
        self.meetings += by
        self.squares += (before + by) ** 2 - before**2
        self.met[one][other] = self.met[other][one] = before + by

    def plan(self) -> Schedule | None:
        """The most even plan in which all have met; None where there was none."""
        often, more = divmod(self.meetings, self.pairs)
        least = (self.pairs - more) * often**2 + more * (often + 1) ** 2
        self.best, found = self.meetings**2 + 1, None
        for swaps in range(SWAPS):
            if not self.unmet and self.squares < self.best:
                self.best = self.squares
                found = tuple(tuple(map(tuple, each)) for each in self.rounds)
            is_hopeless = swaps == EARLY and self.unmet * SIGHT > self.pairs
            if self.best == least or is_hopeless:
                break
            self._swap()
        return found

    def _swap(self) -> None:
        """Let two change places if that is not for the worse, or seldom."""
        tables = self.rounds[self._draw(len(self.rounds))]
        first = self._draw(len(tables))
        second = (first + 1 + self._draw(len(tables) - 1)) % len(tables)
        i, j = self._draw(len(tables[first])), self._draw(len(tables[second]))
        one, other = tables[first][i], tables[second][j]
        mine = [each for each in tables[first] if each != one]
        theirs = [each for each in tables[second] if each != other]
        if self._cost(one, other, mine, theirs) > 0 and self._draw(WORSE):
            return
        for here, there, company in ((one, other, mine), (other, one, theirs)):
            for each in company:
                self._count(here, each, -1)
                self._count(there, each, 1)
        tables[first][i], tables[second][j] = other, one

    def _cost(self, one: int, other: int, mine: Sequence[int], theirs: Sequence[int]) -> int:
        """By how much the squares of all meetings would grow, halved."""
        a, b = self.met[one], self.met[other]
        lost = sum(a[each] for each in mine) + sum(b[each] for each in theirs)
        won = sum(b[each] for each in mine) + sum(a[each] for each in theirs)
        return won - lost + len(mine) + len(theirs)
