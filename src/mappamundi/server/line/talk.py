"""How much somebody may say: so much at once, and so much a second on and on, at all tables."""

from __future__ import annotations

from mappamundi.server.line.allowance import Allowance

MOST_KNOWN = 1_000  # people, before those are forgotten that have been quiet


class Talk:
    """Knows who has said much lately; words that are not heard cost nothing."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self._allowances: dict[str, Allowance] = {}

    def is_heard(self, person: str) -> bool:
        """May somebody say one more thing? Then it is said."""
        if person not in self._allowances:
            self._forget()
            self._allowances[person] = Allowance(self.per_second, self.at_once)
        allowance = self._allowances[person]
        return allowance.take(0.0) and allowance.left >= 1.0 and allowance.take()

    def _forget(self) -> None:
        if len(self._allowances) >= MOST_KNOWN:
            known = self._allowances.items()
            self._allowances = {person: each for person, each in known if not each.is_full()}
