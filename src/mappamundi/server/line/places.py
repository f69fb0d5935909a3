"""Places that are limited: to ask for one and to have it is one step."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from mappamundi.server.visitors.known import is_bot


class OtherPlaces(Protocol):
    """The places that other nodes have given, as far as they have told."""

    def count(self, who: str) -> int:
        """How many somebody has there."""
        ...

    def changed(self, who: str) -> None:
        """Somebody has more, or fewer, here."""

    def surplus(self) -> Counter[str]:
        """Who has how many too many here, because several nodes gave the last ones at once."""
        ...


class NoOtherPlaces:
    """There is no other node."""

    def count(self, who: str) -> int:
        """Return none."""
        return 0

    def changed(self, who: str) -> None:
        """There is nobody to be told."""

    def surplus(self) -> Counter[str]:
        """Return nobody: it was all given here."""
        return Counter()


class Places:
    """How many each one has, and may have."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.others: OtherPlaces = NoOtherPlaces()
        self._taken: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """One more place, if there is one."""
        if self._taken[who] + self.others.count(who) >= self.most:
            return False
        self._taken[who] += 1
        self.others.changed(who)
        return True

    def give_back(self, who: str) -> None:
        """One place is free again."""
        self._taken[who] -= 1
        if self._taken[who] <= 0:
            del self._taken[who]
        self.others.changed(who)

    def count(self, who: str) -> int:
        """Return how many places somebody has here."""
        return self._taken.get(who, 0)

    def many(self, least: int) -> list[str]:
        """Who has at least so many here."""
        return [who for who, taken in self._taken.items() if taken >= least]


class SharedPlaces:
    """The same place counted for a person or a bot, for an address and for everybody here."""

    def __init__(self, in_all: int, per_person: int, per_bot: int, per_address: int) -> None:
        self.all = Places(in_all)
        self.people = Places(per_person)
        self.bots = Places(per_bot)
        self.addresses = Places(per_address)

    def own_of(self, person: str) -> Places:
        """Where it stands how many somebody, or a bot, has alone."""
        return self.bots if is_bot(person) else self.people

    def take(self, person: str, address: str) -> bool:
        """A place that all three have, or none of any."""
        taken: list[tuple[Places, str]] = []
        own = self.own_of(person)
        for places, who in ((self.all, ""), (self.addresses, address), (own, person)):
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
        self.own_of(person).give_back(person)

    def surplus(self) -> Counter[str]:
        """Of whom so many have to go again."""
        kinds = (self.people, self.bots, self.addresses)
        return sum((each.others.surplus() for each in kinds), Counter())
