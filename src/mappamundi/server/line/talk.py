"""How much somebody may say: so much at once, and so much a second on and on, at all tables."""

from __future__ import annotations

from mappamundi.server.line.allowance import Allowances


class Talk(Allowances):
    """Knows who has said much lately; words that are not heard cost nothing."""

    def is_heard(self, person: str) -> bool:
        """May somebody say one more thing? Then it is said."""
        return self.at_once >= 1.0 and self.take(person)
