"""A guest bot gets a seat: at one table after the other, so that it has no more than it may."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Protocol
from weakref import WeakValueDictionary

from mappamundi.errors import Refusal
from mappamundi.server.eyes.audience import Looker
from mappamundi.server.hall.makers import tables_of
from mappamundi.server.protocol import Refused
from mappamundi.server.store import Store
from mappamundi.server.table.deeds.sit import Sit
from mappamundi.server.table.order import Order, given
from mappamundi.server.table.place import TablePlace

PATIENCE = 30.0  # seconds until a table must have answered, for the next to be asked


class Floor(Protocol):
    """Where tables are found, and something is done beside everything else."""

    def visit(
        self, name: str, then: Callable[[TablePlace], None], sorry: Callable[[Refusal], None]
    ) -> None:
        """Do something with a table."""

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Do something beside everything else."""


class Seating:
    """Counts the tables of a bot, and gives it a seat, in one step."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most  # tables of one bot that are open or running
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def sit(self, floor: Floor, bot: Looker, command: Sit) -> None:
        """Have a bot sit down, or say why not."""

        def sorry(refusal: Refusal) -> None:
            bot.send(Refused(refusal.message, refusal.arguments, command.id, command.table))

        async def sit_down(table: TablePlace) -> None:
            order = Order(command, bot.person.id, bot)
            refusal = await self.given(table, order, bot.person.id)
            if isinstance(refusal, TooManySeats):  # the table itself has not been asked
                sorry(refusal)

        def then(table: TablePlace) -> None:
            floor.spawn(sit_down(table))

        floor.visit(command.table, then, sorry)

    async def given(self, table: TablePlace, order: Order, bot: str) -> Refusal | None:
        """Give an order by which a bot gets a seat, unless it has too many."""
        async with self._turns.setdefault(bot, asyncio.Lock()):
            held = {row.id for row in await self.store.fetch(tables_of(bot))}
            if len(held) >= self.most and table.id not in held:
                return TooManySeats("bot-is-busy", most=self.most)
            async with asyncio.timeout(PATIENCE):
                return await given(table, order)


class TooManySeats(Refusal):
    """A bot has as many tables as it may."""
