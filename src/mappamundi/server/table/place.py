"""A table as those know it who do not care on which node it is."""

from __future__ import annotations

from typing import Protocol

from mappamundi.server.eyes.audience import Looker, Speaker
from mappamundi.server.requests import AskHint
from mappamundi.server.table.order import Order
from mappamundi.server.table.wish import Wish


class TablePlace(Protocol):
    """Takes orders, and is looked at."""

    id: str

    @property
    def is_race(self) -> bool:
        """Does the first touch count here?"""
        ...

    def order(self, order: Order) -> None:
        """Take an order."""

    def submit(self, order: Order | Wish) -> None:
        """Take over what somebody waits for at a table whose place this takes."""

    def look(self, looker: Looker, seen: int) -> None:
        """Show it to somebody from now on."""

    def look_away(self, looker: Looker) -> None:
        """Stop showing it to somebody."""

    def catch_up(self, looker: Looker, seen: int) -> None:
        """Show somebody who looks already what they have missed."""

    def hint(self, asking: Speaker, request: AskHint) -> None:
        """Tell somebody what a master would do in their place."""
