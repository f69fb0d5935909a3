"""Ways in which a store fails for a while, for real."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from server.servers import Running

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
