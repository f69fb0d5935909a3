"""How much somebody may ask for: so much at once, and so much a second on and on."""

from __future__ import annotations

from time import monotonic

MOST_KNOWN = 10_000  # whose allowances are kept, before those are forgotten that have been quiet
EASY = 0.8  # of an allowance: who has more than that left has been asking as people do
SHARE = 0.05  # of an allowance, or of places: less than that is nothing to tell other nodes of


class Allowance:
    """Fills up with time and is spent by what is asked for."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = at_once
        self.untold = 0.0  # of what was spent here, that other nodes do not know
        self._at = monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Spend so much, if there is so much left; what costs more than all of it takes all."""
        amount = min(amount, self.at_once)
        if self._filled() < amount:
            return False
        self.left -= amount
        self.untold += amount
        return True

    def wear(self, amount: float) -> None:
        """Spend so much, or what is left."""
        self.left = max(0.0, self._filled() - amount)

    def owe(self, amount: float) -> None:
        """So much was spent elsewhere: what there was not is missing until it has come back."""
        self.left = self._filled() - amount

    def tell(self) -> float:
        """What was spent here since this was last asked."""
        untold, self.untold = self.untold, 0.0
        return untold

    def wait(self, amount: float) -> float:
        """Seconds until so much can be spent."""
        missing = min(amount, self.at_once) - self._filled()
        return max(0.0, missing / self.per_second)

    def is_worn(self) -> bool:
        """Has somebody been in a hurry?"""
        return self._filled() < EASY * self.at_once

    def is_full(self) -> bool:
        """Has nothing been spent for a while?"""
        return self._filled() >= self.at_once

    def _filled(self) -> float:
        at = monotonic()
        self.left = min(self.at_once, self.left + (at - self._at) * self.per_second)
        self._at = at
        return self.left


class Allowances:
    """An allowance for each of many, kept in memory only."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self._known: dict[str, Allowance] = {}
        self._spending: set[str] = set()  # of whom there is something to tell

    def __len__(self) -> int:
        return len(self._known)

    def of(self, name: str) -> Allowance:
        """Return the allowance of one of them."""
        if name not in self._known:
            if len(self._known) > MOST_KNOWN:
                self.forget()
            self._known[name] = Allowance(self.per_second, self.at_once)
        return self._known[name]

    def take(self, name: str, amount: float = 1.0) -> bool:
        """Spend so much of one's allowance, if there is so much left."""
        allowance = self.of(name)
        if not allowance.take(amount):
            return False
        if allowance.untold >= SHARE * self.at_once:
            self._spending.add(name)
        return True

    def owe(self, name: str, amount: float) -> None:
        """Somebody has spent so much through another node."""
        self.of(name).owe(amount)

    def tell(self) -> list[tuple[str, float]]:
        """Who has spent how much here since this was last asked, little things left for later."""
        spending, self._spending = self._spending, set()
        return [(name, self._known[name].tell()) for name in spending]

    def forget(self) -> None:
        """Forget whoever has been quiet until their allowance is whole again."""
        self._known = {name: each for name, each in self._known.items() if not each.is_full()}
        self._spending &= self._known.keys()
