"""The company at a table: people there have been, and who is looking just now."""

from __future__ import annotations

from collections.abc import Iterable

from mappamundi.server.likeness import told_apart
from mappamundi.server.protocol import Person
from mappamundi.server.table.clock import now


class Company:
    """The people of a table: who they are, and who is looking at it now."""

    def __init__(self) -> None:
        self.faces: dict[str, Person] = {}
        self.looking: dict[str, int] = {}  # person -> connections
        self._begun = now()  # who is away has been so since then at least
        self._gone: dict[str, int] = {}  # person -> when they last looked away
        self._apart: tuple[list[Person], dict[str, Person]] = ([], {})  # as they were last shown

    def meet(self, person: Person) -> None:
        """Learn what somebody is called now."""
        self.faces[person.id] = person

    def shown(self, people: Iterable[str]) -> dict[str, Person]:
        """Return these people, no two of them under names that look the same."""
        known = [self.faces[each] for each in dict.fromkeys(people)]
        if known != self._apart[0]:
            self._apart = (known, told_apart(known))
        return self._apart[1]

    def come(self, person: Person) -> None:
        """Count one look at the table, perhaps of somebody who looks already."""
        self.meet(person)
        self.looking[person.id] = self.looking.get(person.id, 0) + 1

    def go(self, person: str) -> None:
        """Count one look less."""
        self.looking[person] -= 1
        if not self.looking[person]:
            del self.looking[person]
            self._gone[person] = now()

    def away_since(self, person: str) -> int | None:
        """When somebody went away, as far as is known; None for who is here."""
        return None if person in self.looking else self._gone.get(person, self._begun)
