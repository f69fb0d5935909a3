"""How much somebody may ask for: so much at once, and so much a second on and on."""

from __future__ import annotations

from time import monotonic


class Allowance:
    """Fills up with time and is spent by messages."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = at_once
        self._at = monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Spend some; is there still something left?"""
        at = monotonic()
        self.left = min(self.at_once, self.left + (at - self._at) * self.per_second) - amount
        self._at = at
        return self.left >= 0

    def is_full(self) -> bool:
        """Has nothing been spent for a while?"""
        return self.left + (monotonic() - self._at) * self.per_second >= self.at_once
