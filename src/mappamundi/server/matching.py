"""Anybody, this game, now: people who want the same sit down at the same table."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

import msgspec

from mappamundi.errors import Refusal
from mappamundi.game import GAMES
from mappamundi.server.hall import Hall
from mappamundi.server.order import Order
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.requests import Sit
from mappamundi.server.table import Table

WAIT = 30  # seconds until bots take the seats that are free


class Matchmaker:
    """Finds a table for somebody, or makes one that others find."""

    def __init__(self, hall: Hall, is_apart: Callable[[str, str], bool]) -> None:
        self.hall = hall
        self.is_apart = is_apart  # two who shall not be brought together
        self._turns: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def match(self, slug: str, person: Person, address: str) -> Table:
        """A seat at a table of this game that is about to begin."""
        game = GAMES[slug]
        async with self._turns[game.slug]:
            for table in self.hall.lobby.gathering(game.slug):
                if self._suits(table, person.id) and await self._sit(table, person):
                    return table
            setting = Setting(game.slug, {}, game.usual_seats, "relaxed", True, False, True)
            setting = msgspec.structs.replace(setting, fills=WAIT)
            return await self.hall.make(setting, person, address=address)

    def _suits(self, table: Table, person: str) -> bool:
        others = [chair.person for chair in table.kept.chairs if chair.person]
        has_room = any(not chair.person and not chair.bot for chair in table.kept.chairs)
        is_good = not any(self.is_apart(person, other) for other in others)
        return person in others or (has_room and is_good)

    async def _sit(self, table: Table, person: Person) -> bool:
        """Take a seat; when this returns true, that is kept."""
        if table.standing.seat_of(person.id) is not None:
            return True
        answer: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()

        def answered(refusal: Refusal | None) -> None:
            if not answer.done():
                answer.set_result(refusal)

        table.audience.company.meet(person)
        sit = Sit(table.id, f"match-{table.standing.version}")
        table.order(Order(sit, person.id, answered=answered))
        return await answer is None
