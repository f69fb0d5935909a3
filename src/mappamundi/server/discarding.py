"""Games against bots that nobody wants to finish: put away, and for a while taken out again."""

from __future__ import annotations

from sqlalchemy import select, update

from mappamundi.server.clock import now
from mappamundi.server.closing import shut
from mappamundi.server.deciding import need
from mappamundi.server.hall import Hall
from mappamundi.server.loading import Lost
from mappamundi.server.store.schema import CHAIRS, TABLES
from mappamundi.server.table import Table

MESSAGE = "table-is-discarded"


async def discard(hall: Hall, name: str, person: str) -> None:
    """Put a running game away, at which nobody plays but this person."""
    table = await hall.table(name)
    people = {chair.person for chair in table.kept.chairs if chair.person}
    need(person in people, "not-seated")
    need(table.kept.status == "running", "table-is-not-running")
    need(people == {person}, "others-play-here")
    there = update(TABLES).where(TABLES.c.id == name, TABLES.c.discarded.is_(None))
    await hall.store.write(there.values(discarded=now()))
    hall.discarded.add(name)
    await shut(hall, name, MESSAGE)


async def restore(hall: Hall, name: str, person: str) -> Table:
    """Take a game out again, for whoever put it away."""
    theirs = select(CHAIRS.c.seat).where(CHAIRS.c.table == name, CHAIRS.c.person == person)
    if name in hall.leaving or not await hall.store.fetch(theirs):
        raise Lost("no-such-table")
    await hall.store.write(update(TABLES).where(TABLES.c.id == name).values(discarded=None))
    hall.discarded.discard(name)
    return await hall.table(name)
