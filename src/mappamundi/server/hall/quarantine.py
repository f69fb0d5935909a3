"""Tables that could not be taken up: set aside as they are, and tried again at the next start.

Among several nodes they are tried again whenever a node has come or gone, too.
"""

from __future__ import annotations

from typing import Any

import structlog
from sqlalchemy import Row, select, update

from mappamundi.server.hall.loading import Lost
from mappamundi.server.metrics import METRICS
from mappamundi.server.people.chronicle import Chronicles, setting
from mappamundi.server.people.people import People
from mappamundi.server.protocol import Chair, Summary
from mappamundi.server.store import Store
from mappamundi.server.store.schema import CHAIRS, TABLES
from mappamundi.server.table.deciding import Denied
from mappamundi.server.table.standing import Standing
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

    def reconsider(self) -> None:
        """Try all of them again when they are asked for: somebody may have come who can."""
        self._tables.clear()
        METRICS.set_aside.set(0)

    async def summary(self, table: str, person: str) -> Summary:
        """A table that was set aside, as a lobby shows it."""
        rows = await self.store.fetch(select(TABLES).where(TABLES.c.id == table))
        chairs = await self._chronicles.chairs([table])
        return shown(rows[0], chairs[table], person)

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
