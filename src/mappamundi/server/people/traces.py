"""What somebody has left at tables: to be exported, and to be wiped out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import suppress

import msgspec
from sqlalchemy import Column, Executable, Function, Select, func, select, update

from mappamundi.errors import BadLog
from mappamundi.server.http.account import Seated
from mappamundi.server.people.chronicle import Chronicle, Chronicles
from mappamundi.server.people.people import new_ghost
from mappamundi.server.store import Store
from mappamundi.server.store.people import ARRIVALS
from mappamundi.server.store.schema import CHAIRS, LOG, TABLES
from mappamundi.server.table.deed import write
from mappamundi.server.table.deeds import KINDS, LOGGED, read
from mappamundi.server.table.deeds.ask_bot import SeatKept
from mappamundi.server.table.deeds.rematch import Followed
from mappamundi.server.visitors.known import is_bot
from mappamundi.server.workshop import Work

FOLLOWED, KEPT = LOGGED[Followed].kind, LOGGED[SeatKept].kind
# What is left of entries that hold words of whoever made them, by their kinds.
EMPTIED = {each.kind: write(each.emptied) for each in KINDS.values() if each.emptied is not None}


class Traces:
    """Finds somebody's traces."""

    def __init__(self, store: Store, chronicles: Chronicles) -> None:
        self.store = store
        self.chronicles = chronicles

    async def tables(self, person: str) -> list[str]:
        """Every table where somebody ever had a seat or was host."""
        arrived = select(LOG.c.table).where(LOG.c.person == person, LOG.c.kind.in_(ARRIVALS))
        seated = select(CHAIRS.c.table).where(CHAIRS.c.person == person)
        kept = [_kept_for(person)] if is_bot(person) else []
        found = {row.table for row in await self.store.fetch(arrived.union(seated, *kept))}
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

    async def seated(self, person: str) -> AsyncIterator[msgspec.Raw]:
        """The tables where somebody sits or sat at the end, as they saw them, one by one.

        Each is a `Seated` that is encoded already.
        """
        for table in await self.tables(person):
            with suppress(BadLog):  # of which nothing can be read
                chronicle = await self.chronicles.read(table)
                if chronicle is not None:
                    yield await self.chronicles.workshop.do(_written(chronicle, person))

    def wiping(self, person: str, tables: Iterable[str]) -> list[Executable]:
        """What to run so that nobody can tell who it was.

        The moves of a game stay, for they are the others' game as well. At each table the person
        becomes another nobody, so that two tables do not betray the same one; words are emptied.
        """
        return [change for table in tables for change in _wipe(table, person, new_ghost())]


def _kept_for(bot: str) -> Select[tuple[str]]:
    """The tables where a seat was ever kept for a bot, whatever it said to that."""
    naming = LOG.c.payload.contains(bot, autoescape=True)
    return select(LOG.c.table).where(LOG.c.kind == KEPT, naming)


def _wipe(table: str, person: str, ghost: str) -> list[Executable]:
    own = (LOG.c.table == table, LOG.c.person == person)
    naming = (LOG.c.table == table, LOG.c.payload.contains(person, autoescape=True))

    def renamed(column: Column[str]) -> Function[str]:
        return func.replace(column, person, ghost)

    line = update(LOG).where(*own)
    return [
        update(CHAIRS)
        .where(CHAIRS.c.table == table, CHAIRS.c.person == person)
        .values(person=ghost),
        update(TABLES).where(TABLES.c.id == table, TABLES.c.host == person).values(host=ghost),
        *(
            update(LOG).where(*own, LOG.c.kind == kind).values(payload=left)
            for kind, left in EMPTIED.items()
        ),
        line.values(person=ghost, command=renamed(LOG.c.command)),
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
