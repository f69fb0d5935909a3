"""Places that are limited: to ask for one and to have it is one step."""

from __future__ import annotations

from collections import Counter


class Places:
    """How many each one has, and may have."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """One more place, if there is one."""
        if self._taken[who] >= self.most:
            return False
        self._taken[who] += 1
        return True

    def give_back(self, who: str) -> None:
        """One place is free again."""
        self._taken[who] -= 1
        if self._taken[who] <= 0:
            del self._taken[who]

    def count(self, who: str) -> int:
        """Return how many places somebody has."""
        return self._taken.get(who, 0)


class SharedPlaces:
    """The same place counted for a person, for an address and for everybody."""

    def __init__(self, in_all: int, per_person: int, per_address: int) -> None:
        self.all = Places(in_all)
        self.people = Places(per_person)
        self.addresses = Places(per_address)

    def take(self, person: str, address: str) -> bool:
        """A place that all three have, or none of any."""
        taken: list[tuple[Places, str]] = []
        for places, who in ((self.all, ""), (self.addresses, address), (self.people, person)):
            if not places.take(who):
                for each, owner in taken:
                    each.give_back(owner)
                return False
            taken.append((places, who))
        return True

    def give_back(self, person: str, address: str) -> None:
        """Give back a place, for all who counted it."""
        self.all.give_back("")
        self.addresses.give_back(address)
        self.people.give_back(person)
