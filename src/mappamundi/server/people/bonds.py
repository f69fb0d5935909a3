"""What people are to each other: friends, muted, blocked; nobody is told what another has said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Executable, Row, delete, insert, select

from mappamundi.server.http.account import BondNote
from mappamundi.server.http.api import BondKind
from mappamundi.server.http.declining import Declined
from mappamundi.server.people.people import GHOST, People, now
from mappamundi.server.store import Conflict, Store
from mappamundi.server.store.people import BONDS
from mappamundi.server.store.schema import CHAIRS
from mappamundi.server.visitors.known import is_bot

MOST = 500  # that one person can have
FRIEND: BondKind = "friend"
BLOCK: BondKind = "block"


class Bonds:
    """Keeps what each has said of others; two are friends when both have said so."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people
        self.changed: Callable[[], None] = lambda: None  # told when other nodes must read anew
        self._blocks: set[tuple[str, str]] = set()

    async def open(self) -> None:
        """Read who has blocked whom: that is asked whenever people are brought together."""
        rows = await self.store.fetch(select(BONDS).where(BONDS.c.kind == BLOCK))
        self._blocks = {(row.person, row.other) for row in rows}

    def is_apart(self, one: str, other: str) -> bool:
        """Shall two not be brought together?"""
        return (one, other) in self._blocks or (other, one) in self._blocks

    async def tie(self, person: str, other: str, kind: BondKind, is_met: bool = False) -> None:
        """Say something of somebody; a friend must be somebody one has met."""
        if person == other or other.startswith(GHOST) or await self.people.row(other) is None:
            raise Declined("unknown-person", status=404)
        if kind == FRIEND and is_bot(other):
            raise Declined("not-for-bots", status=403)
        if kind == FRIEND and not is_met and not await self._have_met(person, other):
            raise Declined("not-met", status=403)
        if len(await self.of(person)) >= MOST:
            raise Declined("too-many-bonds", status=409, most=MOST)
        if kind == BLOCK:
            await self.store.write(*_apart(person, other, FRIEND))
            self._blocks.add((person, other))
        try:
            row = {"person": person, "other": other, "kind": kind, "at": now()}
            await self.store.write(insert(BONDS).values(row))
        except Conflict:
            return  # it was said before
        self._changes(kind)

    async def untie(self, person: str, other: str, kind: BondKind) -> None:
        """Take it back; who ends a friendship, or declines one, ends it for both."""
        if kind == FRIEND:
            await self.store.write(*_apart(person, other, FRIEND))
        else:
            own = (BONDS.c.person == person) & (BONDS.c.other == other) & (BONDS.c.kind == kind)
            await self.store.write(delete(BONDS).where(own))
        if kind == BLOCK:
            self._blocks.discard((person, other))
        self._changes(kind)

    def _changes(self, kind: BondKind) -> None:
        """Only blocks are in memory."""
        if kind == BLOCK:
            self.changed()

    async def of(self, person: str) -> Sequence[Row[Any]]:
        """Return what somebody has said of others."""
        question = select(BONDS).where(BONDS.c.person == person).order_by(BONDS.c.at)
        return await self.store.fetch(question)

    async def wished_by(self, person: str) -> set[str]:
        """Return who wants to be somebody's friend, less those who are blocked."""
        wishes = select(BONDS).where(BONDS.c.other == person, BONDS.c.kind == FRIEND)
        found = {row.person for row in await self.store.fetch(wishes)}
        return {other for other in found if (person, other) not in self._blocks}

    async def friends(self, person: str) -> set[str]:
        """Return those who have said it of each other."""
        own = {row.other for row in await self.of(person) if row.kind == FRIEND}
        return own & await self.wished_by(person)

    async def notes(self, person: str) -> list[BondNote]:
        """Return what somebody has said, for their own eyes."""
        return [BondNote(row.kind, row.other, row.at) for row in await self.of(person)]

    def forget(self, person: str) -> list[Executable]:
        """What to run so that nothing ties anybody to somebody."""
        self._blocks = {pair for pair in self._blocks if person not in pair}
        return [delete(BONDS).where((BONDS.c.person == person) | (BONDS.c.other == person))]

    async def _have_met(self, one: str, other: str) -> bool:
        """Have two sat at the same table, or has the other asked first?"""
        if other in await self.wished_by(one):
            return True
        theirs = CHAIRS.alias()
        both = (CHAIRS.c.table == theirs.c.table) & (theirs.c.person == other)
        question = select(CHAIRS.c.table).join(theirs, both).where(CHAIRS.c.person == one).limit(1)
        return bool(await self.store.fetch(question))


def _apart(one: str, other: str, kind: BondKind) -> list[Executable]:
    pairs = ((one, other), (other, one))
    return [
        delete(BONDS).where(BONDS.c.person == person, BONDS.c.other == theirs, BONDS.c.kind == kind)
        for person, theirs in pairs
    ]
