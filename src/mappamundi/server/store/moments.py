"""A whole store at one moment, and changes to a whole store that nobody else has meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from mappamundi.server.store.claim import InUse
from mappamundi.server.store.opening import SQLITE, open_store
from mappamundi.server.store.trouble import of_sqlite

Found = TypeVar("Found")


async def at_one_moment(address: str, read: Callable[[Connection], Found]) -> Found:
    """Read what is durable now, whatever is written meanwhile."""
    async with AsyncExitStack() as stack:
        store = open_store(address)
        with suppress(InUse):  # by a server, who has brought it up to date
            await store.open()
            stack.push_async_callback(store.close)
        return await _transact(address, read, "BEGIN", "REPEATABLE READ")


async def all_or_none(address: str, change: Callable[[Connection], Found]) -> Found:
    """Change as much as one likes; a store that a server is using is left alone."""
    store = open_store(address, is_alone=True)
    await store.open()
    try:
        return await _transact(address, change, "BEGIN IMMEDIATE", "READ COMMITTED")
    finally:
        await store.close()


async def _transact(
    address: str, work: Callable[[Connection], Found], begin: str, isolation: str
) -> Found:
    """One transaction, in either engine."""
    if address.startswith(SQLITE):
        path = Path(address.removeprefix(SQLITE))
        return await asyncio.to_thread(_in_sqlite, path, work, begin)
    from mappamundi.server.store.postgres import asking, engine_of

    engine = engine_of(address, isolation)
    with asking():
        async with engine.begin() as connection:
            return await connection.run_sync(work)


def _in_sqlite(path: Path, work: Callable[[Connection], Found], begin: str) -> Found:
    from mappamundi.server.store.sqlite import transacting

    try:
        with transacting(path, begin).begin() as connection:
            return work(connection)
    except DBAPIError as error:
        trouble = of_sqlite(error)
        if trouble is None:
            raise
        raise trouble from error
