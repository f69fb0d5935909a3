"""How a league stands: places in its contests are worth points, which are added up.

Who has as many points as another is told apart by the number of contests won, then of second
places, and so on; who is equal in all of it shares a place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

# By place, from the first: what is left is for whoever came after them.
WORTH = (12, 10, 8, 7, 6, 5, 4, 3, 2)
LEAST = 1


class ContestFinish(NamedTuple):
    """How somebody did in a contest."""

    place: int
    has_played: bool  # one table to its end, at least

    @property
    def points(self) -> int:
        """What it is worth: nothing for whoever entered and did not come."""
        if not self.has_played:
            return 0
        return WORTH[self.place - 1] if self.place <= len(WORTH) else LEAST


class Tally(NamedTuple):
    """What somebody is ranked by, the first thing first; the more, the better."""

    points: int
    medals: tuple[int, ...]  # how often they were first, second, and so on


def tallies(courses: Mapping[str, Sequence[ContestFinish | None]]) -> dict[str, Tally]:
    """What everybody has in all contests together; None where they did not take part."""
    there = {
        person: [each for each in course if each is not None and each.has_played]
        for person, course in courses.items()
    }
    last = max((each.place for course in there.values() for each in course), default=0)
    return {
        person: Tally(
            sum(each.points for each in course),
            tuple(sum(each.place == place for each in course) for place in range(1, last + 1)),
        )
        for person, course in there.items()
    }


def rank(tally: Tally, found: Mapping[str, Tally]) -> int:
    """The place of whoever has this; equals share it."""
    return 1 + sum(each > tally for each in found.values())
