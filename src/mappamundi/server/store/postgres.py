"""The big store: PostgreSQL, written by one connection that commits what came together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg
from sqlalchemy import Executable, Row
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mappamundi.server.store.entry import Entry
from mappamundi.server.store.migrating import migrate
from mappamundi.server.store.store import Conflict, Job, Keeping, Unavailable, report
from mappamundi.server.store.watch import Watch

MARKS = ", ".join(f"${number}" for number in range(1, len(Entry._fields) + 1))
INSERT = f"INSERT INTO log VALUES ({MARKS})"
SELECT = 'SELECT * FROM log WHERE "table" = $1 AND sequence > $2 ORDER BY sequence'
KEPT = 'SELECT 1 FROM log WHERE "table" = $1 AND sequence = $2 AND command = $3'
# What says nothing about what was to be kept, only that this connection is of no more use.
LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
ANSWER = 10.0  # seconds that a server has to answer who wants to connect
PATIENCE = 0.2  # seconds between two attempts to reach a server that is away


class Postgres(Keeping):
    """Keeps everything in a PostgreSQL database."""

    def __init__(self, address: str, watch: Watch | None = None) -> None:
        self.address = f"postgresql+asyncpg://{address.partition('://')[2]}"
        self.watch = watch or Watch()
        self._jobs: list[Job] = []
        self._has_jobs = asyncio.Event()
        self._is_closing = False

    async def open(self) -> None:
        """Connect, build what is missing, and start the writer."""
        # The transactions are ours: one over all that came together.
        self._engine: AsyncEngine = create_async_engine(
            self.address,
            isolation_level="AUTOCOMMIT",
            pool_pre_ping=True,
            connect_args={"timeout": ANSWER},
            hide_parameters=True,  # an error in the log names nobody
        )
        building = self._engine.execution_options(isolation_level="READ COMMITTED")
        async with building.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._run(), name="store-writer")

    async def close(self) -> None:
        """Finish what was given and disconnect."""
        self._is_closing = True
        self._has_jobs.set()
        await self._writer
        await self._engine.dispose()

    def keep(self, job: Job) -> None:
        """Give a job to the writer."""
        self._jobs.append(job)
        self._has_jobs.set()

    async def fetch(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows of a question."""
        async with self._engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """The log of a table beyond a version."""
        async with self._engine.connect() as connection:
            raw = await driver(connection)
            return [Entry(*row) for row in await raw.fetch(SELECT, table, after)]

    async def _run(self) -> None:
        """The writer: a group commit after the other, over a connection made anew when lost."""
        connection: AsyncConnection | None = None
        while jobs := await self._gather():
            with self.watch.commit(len(jobs)):
                while True:
                    try:
                        connection = connection or await self._engine.connect()
                        await self._commit(connection, jobs)
                        break
                    except (*LOST, DBAPIError):  # the latter when it cannot be made anew
                        await discard(connection)
                        connection = None
                        jobs = await self._after_loss(jobs)
            report(jobs)
        if connection is not None:
            await connection.close()

    async def _gather(self) -> list[Job]:
        await self._has_jobs.wait()
        jobs, self._jobs = self._jobs, []
        if not self._is_closing:
            self._has_jobs.clear()
        return jobs

    async def _commit(self, connection: AsyncConnection, jobs: list[Job]) -> None:
        """All in one transaction; if one of them cannot be kept, each in its own."""
        if await self._attempt(connection, jobs) is None:
            return
        for job in jobs:
            job.touched = 0
            job.error = await self._attempt(connection, [job])

    async def _attempt(self, connection: AsyncConnection, jobs: list[Job]) -> Exception | None:
        raw = await driver(connection)
        try:
            await raw.execute("BEGIN")
            await raw.executemany(INSERT, [entry for job in jobs for entry in job.entries])
            for job in jobs:
                for statement in job.statements:
                    job.touched += (await connection.execute(statement)).rowcount
            await raw.execute("COMMIT")
        except LOST:
            raise
        except Exception as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise ConnectionError from error
            await raw.execute("ROLLBACK")
            is_conflict = isinstance(error, (IntegrityError, asyncpg.UniqueViolationError))
            return Conflict(str(error)) if is_conflict else error
        return None

    async def _after_loss(self, jobs: list[Job]) -> list[Job]:
        """When the server is back, find out what it kept; only the rest is written again."""
        while True:
            try:
                async with self._engine.connect() as connection:
                    raw = await driver(connection)
                    kept = [bool(job.entries) and await is_kept(raw, job) for job in jobs]
                break
            except (*LOST, DBAPIError):
                await asyncio.sleep(PATIENCE)
        left = [job for job, is_there in zip(jobs, kept, strict=True) if not is_there]
        for job in left:
            if not job.entries:  # no key to ask for
                job.error = Unavailable()
        report([job for job in jobs if job not in left or job.error])
        return [job for job in left if not job.error]


async def driver(connection: AsyncConnection) -> Any:
    """The asyncpg connection beneath."""
    return (await connection.get_raw_connection()).driver_connection


async def discard(connection: AsyncConnection | None) -> None:
    """Drop a connection that is broken."""
    if connection is not None:
        await connection.invalidate()
        await connection.close()


async def is_kept(raw: Any, job: Job) -> bool:
    """Did the commit of this job go through before the connection was lost?"""
    first = job.entries[0]
    return await raw.fetchval(KEPT, first.table, first.sequence, first.command) is not None
