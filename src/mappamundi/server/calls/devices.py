"""The browsers in which people want to be called when no page is open, and the key for that."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Executable, Row, delete, insert, select

from mappamundi.server.calls.postman import Postman
from mappamundi.server.http.account import DeviceNote, NewDevice
from mappamundi.server.http.declining import Declined
from mappamundi.server.people.identity import decoded, encoded
from mappamundi.server.store import Conflict, Store
from mappamundi.server.store.people import DEVICES, KEYS
from mappamundi.server.table.clock import now

MOST = 8  # that one person can have; a newer one takes the place of the oldest
PUSH = "push"  # the name of the key
ID, AUTH = 16, 16  # bytes


class Devices:
    """Keeps where people can be called, each at the word of their own browser."""

    def __init__(self, store: Store, postman: Postman) -> None:
        self.store = store
        self.postman = postman
        self.changed: Callable[[], None] = lambda: None  # told when other nodes must read anew
        self.owners: set[str] = set()  # who has any: that is asked whenever a table waits

    async def open(self) -> None:
        """Read who can be called."""
        rows = await self.store.fetch(select(DEVICES.c.person).distinct())
        self.owners = {row.person for row in rows}

    async def key(self) -> bytes:
        """The private key of this server; made when it is first asked for, and then for ever."""
        question = select(KEYS.c.private).where(KEYS.c.name == PUSH)
        while not (rows := await self.store.fetch(question)):
            from mappamundi.server.calls.voucher import new_key

            try:
                await self.store.write(insert(KEYS).values(name=PUSH, private=new_key()))
            except Conflict:
                continue  # another request of the same moment was first
        return bytes(rows[0].private)

    async def add(self, person: str, wish: NewDevice) -> DeviceNote:
        """One more browser, or the same one again; whoever had it before has it no more."""
        key, auth = decoded(wish.key), decoded(wish.auth)
        if not self.postman.knows(wish.endpoint):
            raise Declined("push-service-unknown", status=400)
        if key is None or auth is None or len(auth) != AUTH or not is_point(key):
            raise Declined("push-keys-unreadable", status=400)
        name, made = id_of(wish.endpoint), now()
        row = {"id": name, "person": person, "key": key, "auth": auth, "made": made}
        row |= {"endpoint": wish.endpoint, "language": wish.language, "name": wish.name}
        others = [each.id for each in await self.of(person) if each.id != name]
        gone = [name, *others[: max(0, len(others) - MOST + 1)]]
        fresh = delete(DEVICES).where(DEVICES.c.id.in_(gone)), insert(DEVICES).values(row)
        with suppress(Conflict):  # another request of the same moment was first
            await self.store.write(*fresh)
        await self._changes()
        return DeviceNote(name, made, wish.name)

    async def of(self, person: str) -> Sequence[Row[Any]]:
        """Return the browsers of somebody, the oldest first."""
        question = select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.made)
        return await self.store.fetch(question)

    async def notes(self, person: str) -> list[DeviceNote]:
        """Return what their owner may read of them."""
        rows = await self.of(person)
        return [DeviceNote(row.id, row.made, row.name, row.endpoint, row.language) for row in rows]

    async def remove(self, person: str, device: str | None = None) -> None:
        """Call somebody there no more; without a device, nowhere."""
        mine = DEVICES.c.person == person
        if device is not None:
            mine &= DEVICES.c.id == device
        await self.store.write(delete(DEVICES).where(mine))
        await self._changes()

    async def _changes(self) -> None:
        await self.open()
        self.changed()

    def forget(self, person: str) -> list[Executable]:
        """What to run so that nobody can be called who is deleted."""
        self.owners.discard(person)
        return [delete(DEVICES).where(DEVICES.c.person == person)]


def id_of(endpoint: str) -> str:
    """How a browser is named: it can work that out itself, and nobody the address from it."""
    return encoded(hashlib.sha256(endpoint.encode()).digest()[:ID])


def is_point(key: bytes) -> bool:
    """Is it a public key for which something can be sealed?"""
    from mappamundi.server.calls.envelope import reader_of

    try:
        reader_of(key)
    except ValueError:
        return False
    return True
