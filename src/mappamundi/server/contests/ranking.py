"""Who did best with a deal: by points, then by the place at the table; equals share a rank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class DealFinish(NamedTuple):
    """How somebody did."""

    person: str
    table: str
    points: int
    place: int

    @property
    def merit(self) -> tuple[int, int]:
        """What a finish is ranked by: the less, the better."""
        return (-self.points, self.place)


def ranked(finishes: Sequence[DealFinish]) -> list[tuple[int, DealFinish]]:
    """Everybody with their rank, the best first."""
    found: list[tuple[int, DealFinish]] = []
    for number, finish in enumerate(sorted(finishes, key=lambda each: each.merit), 1):
        is_equal = bool(found) and found[-1][1].merit == finish.merit
        found.append((found[-1][0] if is_equal else number, finish))
    return found


def rank_of(person: str, finishes: Sequence[DealFinish]) -> int | None:
    """The rank of somebody who has finished."""
    own = [each.merit for each in finishes if each.person == person]
    return 1 + sum(each.merit < own[0] for each in finishes) if own else None
