"""Ways in which a store fails for a while, for real."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from server.servers import Running

LONGEST = 60.0  # seconds until a server is caught while it writes nothing
UNBOUNDED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@asynccontextmanager
async def no_room(server: Running) -> AsyncIterator[None]:
    """No file of the server can grow or be written to, not even what it logs to."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, UNBOUNDED)


@asynccontextmanager
async def away(postgres: Any) -> AsyncIterator[None]:
    """PostgreSQL is stopped, and later started again."""
    await asyncio.to_thread(postgres.stop)
    try:
        yield
    finally:
        await asyncio.to_thread(postgres.start)


@asynccontextmanager
async def read_only(postgres: Any) -> AsyncIterator[None]:
    """PostgreSQL lets nobody write, as after a failover or on a full volume."""
    await asyncio.to_thread(say, postgres, "on")
    try:
        yield
    finally:
        await asyncio.to_thread(say, postgres, "off")


def say(postgres: Any, is_read_only: str) -> None:
    wish = f"ALTER SYSTEM SET default_transaction_read_only = {is_read_only};"
    for line in (wish, "SELECT pg_reload_conf();"):
        postgres.psql(line)


@asynccontextmanager
async def damaged(server: Running, path: Path) -> AsyncIterator[None]:
    """Nothing that stands in the file is what was written there, until it is put back."""
    whole = await asyncio.to_thread(spoil, server.process.pid, path)
    try:
        yield
    finally:
        put(path, whole)


def spoil(process: int, path: Path) -> bytes:
    """Stop a server where it writes nothing, have all lie in the file, and overwrite that."""
    end = monotonic() + LONGEST
    while monotonic() < end:
        os.kill(process, signal.SIGSTOP)
        try:
            if is_moved(path):
                whole = path.read_bytes()
                put(path, b"\xff" * len(whole))
                return whole
        finally:
            os.kill(process, signal.SIGCONT)
        sleep(0.01)
    raise TimeoutError("it never rests")


def is_moved(path: Path) -> bool:
    """Has all of the journal been moved into the file?"""
    with closing(sqlite3.connect(path, timeout=0)) as connection:
        is_busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not is_busy


def put(path: Path, content: bytes) -> None:
    """Write over what is there, in the same file."""
    with path.open("r+b") as file:
        file.write(content)
