"""Friends are asked to a table: it waits on their front page until they come or the game begins."""

from __future__ import annotations

from sqlalchemy import Executable, delete, insert, select

from mappamundi.server.http.declining import Declined
from mappamundi.server.http.profile import Invited
from mappamundi.server.people.bonds import Bonds
from mappamundi.server.people.people import People
from mappamundi.server.store import Conflict, Store
from mappamundi.server.store.people import INVITATIONS
from mappamundi.server.store.schema import CHAIRS, IS_THERE, TABLES
from mappamundi.server.table.clock import HOUR, now

KEPT = 48 * HOUR


class Invitations:
    """Keeps who was asked to which table, and by whom."""

    def __init__(self, store: Store, people: People, bonds: Bonds) -> None:
        self.store = store
        self.people = people
        self.bonds = bonds

    async def invite(self, table: str, person: str, by: str) -> None:
        """Ask a friend to an open table where one sits."""
        seated = select(CHAIRS.c.seat).where(CHAIRS.c.table == table, CHAIRS.c.person == by)
        if not await self.store.fetch(seated):
            raise Declined("not-seated", status=403)
        if person not in await self.bonds.friends(by):
            raise Declined("not-friends", status=403)
        row = {"table": table, "person": person, "by": by, "at": now()}
        try:
            await self.store.write(
                delete(INVITATIONS).where(INVITATIONS.c.at < now() - KEPT),
                insert(INVITATIONS).values(row),
            )
        except Conflict:
            return  # somebody has asked before

    async def of(self, person: str) -> list[Invited]:
        """Return the tables to which somebody is asked and where they can still sit down."""
        question = (
            select(INVITATIONS.c.table, INVITATIONS.c.by, TABLES.c.game)
            .join(TABLES, TABLES.c.id == INVITATIONS.c.table)
            .where(INVITATIONS.c.person == person, TABLES.c.status == "open", IS_THERE)
            .order_by(INVITATIONS.c.at.desc())
        )
        rows = await self.store.fetch(question)
        rows = [row for row in rows if not self.bonds.is_apart(person, row.by)]
        faces = await self.people.persons(row.by for row in rows)
        return [Invited(row.table, row.game, faces[row.by]) for row in rows]

    async def decline(self, table: str, person: str) -> None:
        """Take an invitation away; nobody is told."""
        own = (INVITATIONS.c.table == table) & (INVITATIONS.c.person == person)
        await self.store.write(delete(INVITATIONS).where(own))

    def forget(self, person: str) -> list[Executable]:
        """What to run so that nobody is asked by somebody, nor they by anybody."""
        theirs = (INVITATIONS.c.person == person) | (INVITATIONS.c.by == person)
        return [delete(INVITATIONS).where(theirs)]
