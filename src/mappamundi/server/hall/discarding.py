"""Games against bots that nobody wants to finish: put away, and for a while taken out again."""

from __future__ import annotations

from sqlalchemy import select, update

from mappamundi.server.hall.closing import shut
from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.loading import Lost
from mappamundi.server.hall.news import Restored
from mappamundi.server.store.schema import CHAIRS, TABLES
from mappamundi.server.table.clock import now
from mappamundi.server.table.deciding import need
from mappamundi.server.table.listing import Listing

MESSAGE = "table-is-discarded"


async def discard(hall: Hall, name: str, person: str) -> None:
    """Put a running game away, at which nobody plays but this person."""
    table = await hall.listing(name, person)
    people = table.people
    need(person in people, "not-seated")
    need(table.summary.status == "running", "table-is-not-running")
    need(people == {person}, "others-play-here")
    need(not table.summary.setting.deal, "deal-stays")
    there = update(TABLES).where(TABLES.c.id == name, TABLES.c.discarded.is_(None))
    await hall.store.write(there.values(discarded=now()))
    hall.discarded.add(name)
    await shut(hall, name, MESSAGE)


async def restore(hall: Hall, name: str, person: str) -> Listing:
    """Take a game out again, for whoever put it away."""
    theirs = select(CHAIRS.c.seat).where(CHAIRS.c.table == name, CHAIRS.c.person == person)
    if name in hall.leaving or not await hall.store.fetch(theirs):
        raise Lost("no-such-table")
    await hall.store.write(update(TABLES).where(TABLES.c.id == name).values(discarded=None))
    hall.discarded.discard(name)
    hall.cluster.tell(Restored(name))
    return await hall.listing(name, person)
