"""Tables that could not be taken up: set aside as they are, and tried again at the next start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import structlog
from sqlalchemy import Row, select, update

from mappamundi.server.chronicle import Chronicles, setting
from mappamundi.server.deciding import Denied
from mappamundi.server.loading import Lost
from mappamundi.server.metrics import METRICS
from mappamundi.server.people import People
from mappamundi.server.protocol import Chair, Summary
from mappamundi.server.standing import Standing
from mappamundi.server.store import Store
from mappamundi.server.store.schema import CHAIRS, TABLES
from mappamundi.server.workshop import Workshop

LOG = structlog.get_logger()


class SetAside(Lost):
    """A table that is kept, but cannot be taken up by this release."""

    def __init__(self) -> None:
        super().__init__("table-set-aside")


class Quarantine:
    """Knows which tables were set aside, and shows them to those who sit there.

    Nothing is written to their logs. Who leaves gives back the chair in the store, and when the
    table can be taken up again, that is carried out (`leavers`).
    """

    def __init__(self, store: Store, people: People, workshop: Workshop) -> None:
        self.store = store
        self._chronicles = Chronicles(store, people, workshop)
        self._tables: set[str] = set()

    def __contains__(self, table: object) -> bool:
        return table in self._tables

    def put(self, table: str, error: Exception) -> SetAside:
        """Set a table aside, and say why to whoever runs the server."""
        self._tables.add(table)
        METRICS.set_aside.set(len(self._tables))
        LOG.error("table-set-aside", table=table, error=repr(error))
        return SetAside()

    async def summary(self, table: str, person: str) -> Summary:
        """A table that was set aside, as a lobby shows it."""
        return (await self._summaries([table], person))[0]

    async def summaries(self, person: str) -> list[Summary]:
        """Return the tables set aside at which somebody sits."""
        seated = select(CHAIRS.c.table).where(CHAIRS.c.person == person)
        rows = await self.store.fetch(seated) if self._tables else ()
        found = await self._summaries([row.table for row in rows if row.table in self], person)
        return [each for each in found if each.status != "over"]

    async def _summaries(self, tables: Sequence[str], person: str) -> list[Summary]:
        if not tables:
            return []
        rows = await self.store.fetch(select(TABLES).where(TABLES.c.id.in_(tables)))
        chairs = await self._chronicles.chairs(tables)
        return [shown(row, chairs[row.id], person) for row in rows]

    async def stand(self, table: str, person: str) -> None:
        """Make somebody leave a table that was set aside."""
        rows = await self.store.fetch(select(TABLES.c.status).where(TABLES.c.id == table))
        if rows[0].status == "over":
            raise Denied("table-is-over")
        theirs = update(CHAIRS).where(CHAIRS.c.table == table, CHAIRS.c.person == person)
        if not await self.store.write(theirs.values(person=None, bot=None)):
            raise Denied("not-seated")


def shown(row: Row[Any], chairs: list[Chair], person: str) -> Summary:
    """A table of which only its rows are known."""
    mine = any(chair.person is not None and chair.person.id == person for chair in chairs)
    return Summary(row.id, 0, row.status, setting(row), chairs, row.made, mine, is_aside=True)


async def leavers(store: Store, table: str, standing: Standing) -> list[str]:
    """Who left while a table was set aside: seated by its log, but not in the store."""
    empty = (CHAIRS.c.table == table) & CHAIRS.c.person.is_(None)
    rows = await store.fetch(select(CHAIRS.c.seat).where(empty))
    people = [standing.chairs[row.seat].person for row in rows]
    return [person for person in people if person is not None]
