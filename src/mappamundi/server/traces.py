"""What somebody has left at tables: to be exported, and to be wiped out."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import cast

import msgspec
from sqlalchemy import Column, Executable, Function, func, select, update

from mappamundi.errors import BadLog
from mappamundi.server.account import Seated
from mappamundi.server.chronicle import Chronicle, Chronicles
from mappamundi.server.happenings import KIND_OF, Followed, Said, read, write
from mappamundi.server.people import new_ghost
from mappamundi.server.store import Store
from mappamundi.server.store.people import ARRIVALS
from mappamundi.server.store.schema import CHAIRS, LOG, TABLES
from mappamundi.server.workshop import Work

SILENCE = write(Said(""))
FOLLOWED = KIND_OF[Followed]


class Traces:
    """Finds somebody's traces."""

    def __init__(self, store: Store, chronicles: Chronicles) -> None:
        self.store = store
        self.chronicles = chronicles

    async def tables(self, person: str) -> list[str]:
        """Every table where somebody ever had a seat or was host."""
        arrived = select(LOG.c.table).where(LOG.c.person == person, LOG.c.kind.in_(ARRIVALS))
        seated = select(CHAIRS.c.table).where(CHAIRS.c.person == person)
        found = {row.table for row in await self.store.fetch(arrived.union(seated))}
        fresh = found
        while fresh := await self._given(person, fresh) - found:
            found |= fresh
        return sorted(found)

    async def _given(self, person: str, tables: Iterable[str]) -> set[str]:
        """The tables that follow these and have kept a seat for somebody, who may never come."""
        followed = select(LOG.c.payload).where(LOG.c.table.in_(tables), LOG.c.kind == FOLLOWED)
        said = [read(FOLLOWED, row.payload) for row in await self.store.fetch(followed)]
        followers = [each.table for each in said if isinstance(each, Followed)]
        naming = LOG.c.payload.contains(person, autoescape=True)
        first = (LOG.c.table.in_(followers), LOG.c.sequence == 0, naming)
        return {row.table for row in await self.store.fetch(select(LOG.c.table).where(*first))}

    async def seated(self, person: str) -> list[Seated]:
        """The tables where somebody sits or sat at the end, as they saw them."""
        found = []
        for table in await self.tables(person):
            with suppress(BadLog):  # of which nothing can be read
                chronicle = await self.chronicles.read(table)
                if chronicle is not None:
                    found.append(await self.chronicles.workshop.do(_written(chronicle, person)))
        return cast("list[Seated]", found)  # encoded already

    def wiping(self, person: str, tables: Iterable[str]) -> list[Executable]:
        """What to run so that nobody can tell who it was.

        The moves of a game stay, for they are the others' game as well. At each table the person
        becomes another nobody, so that two tables do not betray the same one; words are emptied.
        """
        return [change for table in tables for change in _wipe(table, person, new_ghost())]


def _wipe(table: str, person: str, ghost: str) -> list[Executable]:
    own = (LOG.c.table == table, LOG.c.person == person)
    naming = (LOG.c.table == table, LOG.c.payload.contains(person, autoescape=True))

    def renamed(column: Column[str]) -> Function[str]:
        return func.replace(column, person, ghost)

    return [
        update(CHAIRS)
        .where(CHAIRS.c.table == table, CHAIRS.c.person == person)
        .values(person=ghost),
        update(TABLES).where(TABLES.c.id == table, TABLES.c.host == person).values(host=ghost),
        update(LOG).where(*own, LOG.c.kind == "say").values(payload=SILENCE),
        update(LOG).where(*own).values(person=ghost, command=renamed(LOG.c.command)),
        update(LOG).where(*naming).values(payload=renamed(LOG.c.payload)),
    ]


def _written(chronicle: Chronicle, person: str) -> Work[msgspec.Raw]:
    seated = yield from _seated(chronicle, person)
    return msgspec.Raw(msgspec.json.encode(seated))


def _seated(chronicle: Chronicle, person: str) -> Work[Seated]:
    seat = chronicle.seat_of(person)
    actions = [] if seat is None else (yield from _read(chronicle, seat))
    return Seated(
        table=chronicle.table,
        status=chronicle.status,
        setting=chronicle.setting,
        seat=seat,
        actions=actions,
        said=[saying for saying in chronicle.sayings if saying.person.id == person],
    )


def _read(chronicle: Chronicle, seat: int) -> Work[list[str]]:
    """The log as the seat may read it; of rules that have changed since, its own actions."""
    try:
        return (yield from chronicle.readable(seat)).actions
    except BadLog:
        return [line for line in chronicle.log.actions if line.startswith(f"{seat} ")]
