"""What can be wrong with a store itself, whatever it is given to keep."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from mappamundi.errors import Refusal

PATIENCE = 0.2  # seconds between two attempts at something that a store could not do

Found = TypeVar("Found")

# By what SQLite calls an error, without what it adds; nothing else is the fault of the store.
OF_SQLITE = {
    "SQLITE_FULL": "store-full",
    "SQLITE_READONLY": "store-read-only",
    "SQLITE_CORRUPT": "store-damaged",
    "SQLITE_NOTADB": "store-damaged",
} | dict.fromkeys(
    [f"SQLITE_{each}" for each in ("IOERR", "CANTOPEN", "BUSY", "LOCKED", "PROTOCOL", "NOMEM")],
    "store-away",
)
# By how PostgreSQL's codes begin.
OF_POSTGRES = {
    "53100": "store-full",
    "25006": "store-read-only",
    "XX001": "store-damaged",
    "XX002": "store-damaged",
    "08": "store-away",
    "53": "store-away",
    "57": "store-away",
    "58": "store-away",
}


class Unavailable(Refusal):
    """The store is full, damaged or away: it kept nothing, or cannot say whether it did."""

    def __init__(self, message: str = "store-away") -> None:
        super().__init__(message)


def of_sqlite(error: BaseException) -> Unavailable | None:
    """What an error of SQLite says about the store, if anything."""
    name = getattr(getattr(error, "orig", error), "sqlite_errorname", None) or ""
    message = OF_SQLITE.get("_".join(name.split("_")[:2]))
    return Unavailable(message) if message else None


def of_postgres(error: BaseException) -> Unavailable | None:
    """What an error of PostgreSQL says about the store, if anything."""
    code = getattr(getattr(error, "orig", error), "sqlstate", None) or ""
    for start, message in OF_POSTGRES.items():
        if code.startswith(start):
            return Unavailable(message)
    return None


async def patiently(ask: Callable[[], Awaitable[Found]]) -> Found:
    """What the store answers, as soon as it does."""
    while True:
        try:
            return await ask()
        except Unavailable:
            await asyncio.sleep(PATIENCE)
