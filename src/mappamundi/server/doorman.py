"""Who asks too much: requests are counted by the address they come from, in memory only."""

from __future__ import annotations

from mappamundi.server.allowance import Allowance
from mappamundi.server.router import Declined

MOST_KNOWN = 10_000  # addresses, before those are forgotten that have been quiet


class Doorman:
    """Lets so many requests of one address in at once, and so many a second on and on."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self._allowances: dict[str, Allowance] = {}

    def check(self, address: str) -> None:
        """Let one more request in, or not."""
        if len(self._allowances) > MOST_KNOWN:
            self._forget()
        allowance = self._allowances.get(address)
        if allowance is None:
            allowance = self._allowances[address] = Allowance(self.per_second, self.at_once)
        if not allowance.take():
            raise Declined("too-many-requests", status=429)

    def _forget(self) -> None:
        """Nobody is known for longer than it takes to be as good as new."""
        self._allowances = {
            address: each for address, each in self._allowances.items() if not each.is_full()
        }
