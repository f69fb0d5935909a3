"""A link that finds somebody again: whoever opens it is that person."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import delete, insert, select

from mappamundi.server.people.identity import encoded
from mappamundi.server.people.people import now
from mappamundi.server.store import Store
from mappamundi.server.store.people import RECOVERIES

TOKEN_BYTES = 32
# Behind `#`, so that it reaches neither a log of the server nor the pages one goes to next.
PLACE = "/recover#"


class Recovery:
    """Makes recovery links and knows whom they belong to; only their hashes are kept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, person: str) -> str:
        """The token of a new link; the one before is worthless from now on."""
        token = encoded(secrets.token_bytes(TOKEN_BYTES))
        await self.store.write(
            delete(RECOVERIES).where(RECOVERIES.c.person == person),
            insert(RECOVERIES).values(person=person, hash=_hash(token), made=now()),
        )
        return token

    async def remove(self, person: str) -> None:
        """The link of somebody finds nobody any more."""
        await self.store.write(delete(RECOVERIES).where(RECOVERIES.c.person == person))

    async def find(self, token: str) -> str | None:
        """Return whom a token belongs to."""
        question = select(RECOVERIES.c.person).where(RECOVERIES.c.hash == _hash(token))
        rows = await self.store.fetch(question)
        return rows[0].person if rows else None


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
