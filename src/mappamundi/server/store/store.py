"""What every store can do, whichever engine keeps it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from sqlalchemy import Executable, Row

from mappamundi.server.store.entry import Entry


class Conflict(Exception):
    """Something with that key is there already: somebody else wrote, or the same came twice."""


class Unavailable(Exception):
    """The store cannot say whether it kept what it was given."""


# Told None when everything is durable, else what went wrong.
Done: TypeAlias = Callable[[Exception | None], None]


@dataclass(slots=True)
class Job:
    """What becomes durable together or not at all."""

    entries: Sequence[Entry]
    statements: Sequence[Executable]
    done: Done
    touched: int = 0  # rows that the statements changed
    error: Exception | None = field(default=None)


def report(jobs: list[Job]) -> None:
    """Tell everybody at once, on the event loop."""
    for job in jobs:
        job.done(job.error)


class Store(Protocol):
    """Keeps the logs of tables and everything else, and answers only when it is durable."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None:
        """Finish what was given and disconnect."""

    def keep(self, job: Job) -> None:
        """Make a job durable, together with all others of this moment; then `job.done`."""

    async def fetch(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows of a question."""

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """The log of a table beyond a version."""

    async def append(self, entries: Sequence[Entry], *statements: Executable) -> int:
        """Keep lines of a log, and changes with them; how many rows those changed."""

    async def write(self, *statements: Executable) -> int:
        """Make changes durable, all or none; how many rows they touched."""


class Keeping(ABC):
    """The awaitable half of a store, the same for every engine."""

    @abstractmethod
    def keep(self, job: Job) -> None:
        """Make a job durable, together with all others of this moment; then `job.done`."""

    async def append(self, entries: Sequence[Entry], *statements: Executable) -> int:
        """Keep lines of a log, and changes with them; how many rows those changed."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if waiter.done():
                return  # whoever asked has gone
            if error is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(error)

        job = Job(entries, statements, done)
        self.keep(job)
        await waiter
        return job.touched

    async def write(self, *statements: Executable) -> int:
        """Make changes durable, all or none; how many rows they touched."""
        return await self.append((), *statements)
