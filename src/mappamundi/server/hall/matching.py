"""Anybody, this game, now: people who want the same sit down at the same table."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

import msgspec

from mappamundi.game import GAMES
from mappamundi.server.hall.hall import Hall
from mappamundi.server.ids import drawn_id
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.table.deeds.sit import Sit
from mappamundi.server.table.listing import Listing
from mappamundi.server.table.order import Order, given

ID_BYTES = 6
WAIT = 30  # seconds until bots take the seats that are free


class Matchmaker:
    """Finds a table for somebody, or makes one that others find."""

    def __init__(self, hall: Hall, is_apart: Callable[[str, str], bool]) -> None:
        self.hall = hall
        self.is_apart = is_apart  # two who shall not be brought together
        self._turns: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def match(self, slug: str, person: Person, address: str) -> str:
        """A seat at a table of this game that is about to begin."""
        found = await self.hall.cluster.match(slug, person, address)
        return found or await self.match_here(slug, person, address)

    async def match_here(self, slug: str, person: Person, address: str) -> str:
        """Find it here: one node does, so that people meet."""
        game = GAMES[slug]
        async with self._turns[game.slug]:
            for table in self.hall.lobby.gathering(game.slug):
                if self._suits(table, person.id) and await self._sit(table, person):
                    return table.id
            setting = Setting(game.slug, {}, game.usual_seats, "relaxed", True, False, True)
            setting = msgspec.structs.replace(setting, fills=WAIT)
            return (await self.hall.make(setting, person, address=address)).id

    def _suits(self, table: Listing, person: str) -> bool:
        others = table.people
        has_room = any(not chair.person and not chair.bot for chair in table.summary.chairs)
        is_good = not any(self.is_apart(person, other) for other in others)
        return person in others or (has_room and is_good)

    async def _sit(self, table: Listing, person: Person) -> bool:
        """Take a seat; when this returns true, that is kept."""
        if table.seat_of(person.id) is not None:
            return True
        sit = Sit(table.id, f"match-{drawn_id(ID_BYTES)}")
        place = await self.hall.place(table.id)
        return await given(place, Order(sit, person.id, face=person)) is None
