"""Who has made how many tables: to be asked, and to be counted, is one step."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from weakref import WeakValueDictionary

from sqlalchemy import Select, select

from mappamundi.errors import Refusal
from mappamundi.server.line.places import Places
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import Store
from mappamundi.server.store.schema import CHAIRS, IS_THERE, TABLES

DAY = 24 * 3600.0  # seconds


class Makers:
    """Keeps people to a number of tables, and addresses too; of those nothing is written down."""

    def __init__(self, store: Store, settings: ServerSettings) -> None:
        self.store = store
        self.most = settings.tables_per_person
        self.places = Places(settings.tables_per_address)
        self._addresses: dict[str, tuple[str, float]] = {}  # table -> where it was made, and when
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def place(self, table: str, person: str, address: str) -> AsyncIterator[None]:
        """Room for one more table, while it is made; a person makes one after the other."""
        if not self.places.take(address):
            raise Refusal("too-many-tables-here", most=self.places.most)
        self._addresses[table] = address, monotonic()
        try:
            async with self._turns.setdefault(person, asyncio.Lock()):
                if len(await self.store.fetch(tables_of(person))) >= self.most:
                    raise Refusal("too-many-tables", most=self.most)
                yield
        except BaseException:
            self.forget(table)
            raise

    def forget(self, table: str) -> None:
        """A table is over, or there is none."""
        made = self._addresses.pop(table, None)
        if made is not None:
            self.places.give_back(made[0])

    def forget_old(self) -> None:
        """After a day nobody knows any more where a table was made."""
        before = monotonic() - DAY
        for table in [each for each, (_, at) in self._addresses.items() if at < before]:
            self.forget(table)


def tables_of(person: str) -> Select[tuple[str]]:
    """The tables where somebody sits and that are not over."""
    seated = TABLES.c.id == CHAIRS.c.table
    return (
        select(TABLES.c.id)
        .join(CHAIRS, seated)
        .where(CHAIRS.c.person == person, TABLES.c.status != "over", IS_THERE)
    )
