"""The people of this server: guests with a name and a colour, and nothing else."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update

from mappamundi.server.people.identity import COOKIE_AGE, new_person
from mappamundi.server.people.names import guest_colour, guest_name, proper_name
from mappamundi.server.protocol import Person
from mappamundi.server.store import Conflict, Store
from mappamundi.server.store.people import GONE, PASSKEYS, PEOPLE, RECOVERIES
from mappamundi.server.visitors.known import MARK, is_bot

# Whoever has had everything deleted is left at finished tables as one of these.
GHOST = "somebody-"
NAMELESS = ""  # every surface says "somebody" in its language
GREY = "grey"


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def guest(person: str) -> Person:
    """Return a person of whom nothing is written down: name and colour follow from the id."""
    if person.startswith(GHOST):
        return Person(person, NAMELESS, GREY)
    return Person(person, guest_name(person), guest_colour(person))


def face(row: Row[Any]) -> Person:
    """Return somebody who is written down as everybody may see them, and a bot as one."""
    is_program = is_bot(row.id)
    return Person(row.id, row.name + MARK * is_program, row.colour, is_program)


def fingerprint(person: str) -> bytes:
    """By which somebody is known again who is not written down: it tells nobody the id."""
    return hashlib.sha256(person.encode()).digest()


def new_ghost() -> str:
    """An id for somebody who has had everything deleted, at one table."""
    return GHOST + new_person()[len(GHOST) :]


class People:
    """Finds people by their ids; writes one down when others get to see them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def row(self, person: str) -> Row[Any] | None:
        """Return what is kept of a person."""
        rows = await self.store.fetch(select(PEOPLE).where(PEOPLE.c.id == person))
        return rows[0] if rows else None

    async def person(self, person: str) -> Person:
        """Return a person as everybody may see them."""
        return (await self.persons([person]))[person]

    async def persons(self, people: Iterable[str]) -> dict[str, Person]:
        """Return many persons at once."""
        wanted = set(people)
        rows = await self.store.fetch(select(PEOPLE).where(PEOPLE.c.id.in_(wanted)))
        found = {row.id: face(row) for row in rows}
        return {each: found.get(each) or guest(each) for each in wanted}

    async def keep(self, person: str) -> None:
        """Write somebody down, who may be written down already, or deleted."""
        is_ghost = person.startswith(GHOST)
        if is_ghost or await self.row(person) is not None or await self.is_gone(person):
            return
        values = {"name": guest_name(person), "colour": guest_colour(person)}
        try:
            await self.store.write(insert(PEOPLE).values(id=person, since=now(), epoch=0, **values))
        except Conflict:
            return  # another request of the same moment was first

    async def change(self, person: str, **wishes: str) -> None:
        """Give somebody another name, colour or language."""
        if "name" in wishes:
            wishes["name"] = proper_name(wishes["name"])
        await self.keep(person)
        if wishes:
            await self.store.write(update(PEOPLE).where(PEOPLE.c.id == person).values(**wishes))

    async def epoch(self, person: str) -> int | None:
        """Which cookies of this person are still good; None for who is deleted."""
        row = await self.row(person)
        if row is not None:
            return int(row.epoch)
        return None if await self.is_gone(person) else 0

    async def is_gone(self, person: str) -> bool:
        """Has somebody of this id had everything deleted?"""
        question = select(GONE.c.until).where(GONE.c.person == fingerprint(person))
        return bool(await self.store.fetch(question))

    async def sign_out(self, person: str) -> None:
        """Make every cookie of this person worthless."""
        await self.keep(person)
        raised = update(PEOPLE).where(PEOPLE.c.id == person).values(epoch=PEOPLE.c.epoch + 1)
        await self.store.write(raised)

    async def ways_back(self, person: str) -> tuple[int, bool]:
        """How many passkeys somebody has, and whether there is a recovery link."""
        keys = select(func.count()).where(PASSKEYS.c.person == person)
        links = select(func.count()).where(RECOVERIES.c.person == person)
        question = select(
            keys.scalar_subquery().label("passkeys"), links.scalar_subquery().label("links")
        )
        (row,) = await self.store.fetch(question)
        return row.passkeys, row.links > 0

    def forget(self, person: str) -> list[Any]:
        """What to run so that nothing of somebody is left here."""
        return [
            delete(PEOPLE).where(PEOPLE.c.id == person),
            delete(PASSKEYS).where(PASSKEYS.c.person == person),
            delete(RECOVERIES).where(RECOVERIES.c.person == person),
            delete(GONE).where((GONE.c.person == fingerprint(person)) | (GONE.c.until < now())),
            insert(GONE).values(person=fingerprint(person), until=now() + 1000 * COOKIE_AGE),
        ]
