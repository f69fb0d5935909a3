"""What every store can do, whichever engine keeps it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import structlog
from sqlalchemy import Executable, Row, delete, insert

from mappamundi.server.store.entry import Entry
from mappamundi.server.store.people import SPENT
from mappamundi.server.store.trouble import PATIENCE, Unavailable
from mappamundi.server.store.watch import CommitWatch

LOG = structlog.get_logger()
# A change that leaves nothing behind, but has to be written like any other.
PROBE = (
    insert(SPENT).values(ticket=b"probe", until=0),
    delete(SPENT).where(SPENT.c.ticket == b"probe"),
)


class Conflict(Exception):
    """Something with that key is there already: somebody else wrote, or the same came twice."""


class Fenced(Conflict):
    """The lease under which this was written is gone: another node has the table now."""


# Told None when everything is durable, else what went wrong.
WhenDone: TypeAlias = Callable[[Exception | None], None]


@dataclass(slots=True)
class Job:
    """What becomes durable together or not at all."""

    entries: Sequence[Entry]
    statements: Sequence[Executable]
    done: WhenDone
    fence: str = ""  # the node whose lease must still be there; none where there is one server
    touched: int = 0  # rows that the statements changed
    error: Exception | None = field(default=None)


def report(jobs: list[Job]) -> None:
    """Tell everybody at once, on the event loop; nobody's mistake keeps it from the others."""
    for job in jobs:
        try:
            job.done(job.error)
        except Exception as error:  # one listener's mistake, and the others wait
            LOG.error("not-told", error=repr(error))


class Store(Protocol):
    """Keeps the logs of tables and everything else, and answers only when it is durable."""

    trouble: Unavailable | None  # why nothing can be kept at present

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None:
        """Finish what was given and disconnect."""

    def keep(self, job: Job) -> None:
        """Make a job durable, together with all others of this moment; then `job.done`."""

    async def fetch(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows of a question."""
        ...

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """The log of a table beyond a version."""
        ...

    async def append(
        self, entries: Sequence[Entry], *statements: Executable, fence: str = ""
    ) -> int:
        """Keep lines of a log, and changes with them; how many rows those changed."""
        ...

    async def write(self, *statements: Executable) -> int:
        """Make changes durable, all or none; how many rows they touched."""
        ...


class Keeping(ABC):
    """The awaitable half of a store, the same for every engine, and how it gets out of trouble."""

    def __init__(self, watch: CommitWatch | None) -> None:
        self.watch = watch or CommitWatch()
        self.trouble: Unavailable | None = None
        self._recovering: asyncio.Task[None] | None = None

    @abstractmethod
    def keep(self, job: Job) -> None:
        """Make a job durable, together with all others of this moment; then `job.done`."""

    async def append(
        self, entries: Sequence[Entry], *statements: Executable, fence: str = ""
    ) -> int:
        """Keep lines of a log, and changes with them; how many rows those changed."""
        if self.trouble is not None:
            raise Unavailable(self.trouble.message)
        return await self._given(entries, statements, fence)

    async def write(self, *statements: Executable) -> int:
        """Make changes durable, all or none; how many rows they touched."""
        return await self.append((), *statements)

    def heard(self, jobs: list[Job]) -> None:
        """What became of these jobs says how the store is; then everybody is told."""
        trouble = next((job.error for job in jobs if isinstance(job.error, Unavailable)), None)
        if trouble is not None:
            self.suffer(trouble)
        elif any(job.error is None for job in jobs):
            self._is_well()
        report(jobs)

    def suffer(self, trouble: Unavailable) -> None:
        """Note that nothing can be kept, and try again until something can."""
        if self.trouble is None:
            LOG.error("store-in-trouble", reason=trouble.message)
            self.watch.suffers(True)
            self._recovering = asyncio.create_task(self._recover(), name="store-recovering")
        self.trouble = trouble

    def stop_recovering(self) -> None:
        """Whatever the trouble is, it is left as it is."""
        if self._recovering is not None:
            self._recovering.cancel()

    async def _recover(self) -> None:
        while self.trouble is not None:
            await asyncio.sleep(PATIENCE)
            try:
                await self._given((), PROBE)
            except Exception as error:  # still in trouble: it is tried again
                LOG.debug("store-still-in-trouble", error=repr(error))

    def _is_well(self) -> None:
        if self.trouble is not None:
            LOG.warning("store-is-well-again", reason=self.trouble.message)
            self.watch.suffers(False)
            self.trouble = None

    async def _given(
        self, entries: Sequence[Entry], statements: Sequence[Executable], fence: str = ""
    ) -> int:
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if waiter.done():
                return  # whoever asked has gone
            if error is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(error)

        job = Job(entries, statements, done, fence)
        self.keep(job)
        await waiter
        return job.touched
