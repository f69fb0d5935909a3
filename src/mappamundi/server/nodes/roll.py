"""The roll of a node: everybody and every open table there, said in as many words as it takes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from time import monotonic

from mappamundi.server.nodes.letters import parcels
from mappamundi.server.nodes.words import Attendance
from mappamundi.server.table.listing import Listing


def rolls(number: int, people: Sequence[str], tables: Sequence[Listing]) -> list[Attendance]:
    """One roll in parts, of which each fits into a letter."""
    parts = [*zip_longest(parcels(people), parcels(tables), fillvalue=())] or [((), ())]
    return [
        Attendance(list(some), list(few), part, len(parts), number)
        for part, (some, few) in enumerate(parts)
    ]


class Roll:
    """What has come so far of the newest roll of a node."""

    def __init__(self) -> None:
        self.people: set[str] = set()
        self.tables: set[str] = set()
        self.heard = monotonic()  # when there was a word of it
        self._number = -1
        self._parts: set[int] = set()

    def add(self, word: Attendance) -> bool:
        """Take a part; return whether the roll is whole, so that whoever is not on it is gone."""
        self.heard = monotonic()
        if word.number != self._number or word.parts == 1:
            self.people, self.tables, self._parts = set(), set(), set()
            self._number = word.number
        self.people.update(word.people)
        self.tables.update(each.id for each in word.tables)
        self._parts.add(word.part)
        return len(self._parts) == word.parts
