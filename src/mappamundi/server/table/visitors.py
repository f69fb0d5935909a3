"""Who comes to look at a table and who goes: the others are told a moment later."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mappamundi.server.eyes.audience import Looker
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import Person, Refused
from mappamundi.server.table.clock import now
from mappamundi.server.table.deeds.sit import Sit
from mappamundi.server.table.order import Order

if TYPE_CHECKING:
    from mappamundi.server.table.table import Table

OTHERS = "deal-is-others"
GREETING = 0.25  # seconds after which it is told who has come and gone


class Visitors:
    """Lets people in to a table, and tells that they are there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._is_greeting = False

    def let_in(self, looker: Looker, seen: int) -> None:
        """Show the table to somebody from now on, unless they have looked away meanwhile."""
        self.table.touched = now()
        if not self._may_look(looker.person.id):
            METRICS.refused.labels(OTHERS).inc()
            looker.send(Refused(OTHERS, table=self.table.id))
        elif looker.turn_to(self.table):
            self.table.audience.join(looker, seen)
            self._changed()
            self._welcome_back(looker.person.id)
            if self.table.standing.gathers() is not None:
                self.table.ring()

    def leave(self, looker: Looker) -> None:
        """Stop showing the table to somebody."""
        self.table.touched = now()
        self.table.audience.leave(looker)
        self._changed()

    def rename(self, person: Person) -> None:
        """Show the new name of somebody."""
        if person.id in self.table.audience.company.faces:
            self.table.audience.company.meet(person)
            self._renew_listing()
            self._changed()

    def _may_look(self, person: str) -> bool:
        """A deal of the day is seen by who plays it: others may still have it to play."""
        standing = self.table.standing
        return not standing.setting.deal or standing.seat_of(person) is not None

    def _welcome_back(self, person: str) -> None:
        """Who was away gets the seat that a bot has kept warm."""
        standing = self.table.standing
        if standing.seat_of(person) in standing.warm:
            self.table.order(Order(Sit(self.table.id, f"back-{standing.version}"), person))

    def _changed(self) -> None:
        """Who is there is told a moment later: people come and go in crowds."""
        if not self._is_greeting:
            self._is_greeting = True
            asyncio.get_running_loop().call_later(GREETING, self.table.submit, greet)

    def _renew_listing(self) -> None:
        """Who comes into the lobby next sees who is there, and how they are called."""
        self.table.forget_listing()
        if self.table.hall.lobby.has(self.table.id):
            self.table.hall.lobby.renew(self.table.listing)

    def greet(self) -> None:
        """Tell everybody who is there now."""
        self._is_greeting = False
        self._renew_listing()
        self.table.audience.show_company()


def greet(table: Table) -> None:
    """Tell it at the table, or at the one that has taken its place by then."""
    table.visitors.greet()
