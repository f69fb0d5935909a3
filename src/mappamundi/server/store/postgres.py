"""The big store: PostgreSQL, written by one connection that commits what came together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import asyncpg
import structlog
from sqlalchemy import Executable, Row, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from mappamundi.server.store.claim import InUse
from mappamundi.server.store.entry import Entry
from mappamundi.server.store.migrating import migrate
from mappamundi.server.store.store import Conflict, Fenced, Job, Keeping, report
from mappamundi.server.store.trouble import PATIENCE, Unavailable, of_postgres
from mappamundi.server.store.watch import CommitWatch

LOG = structlog.get_logger()
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
ANSWER = {"timeout": 10}  # seconds that a server has to answer who wants to connect
ANSWERS = ANSWER | {"command_timeout": 30}  # and who asks or tells it something
AWAY = (*LOST, OperationalError, InterfaceError, PoolTimeout)
ATTEMPTS = 10  # at the same jobs, whose connection is lost every time
CLAIM = 7_236_837  # the lock that servers share, and that one who must be alone has alone
TAKE = {
    False: f"SELECT pg_try_advisory_lock_shared({CLAIM})",
    True: f"SELECT pg_try_advisory_lock({CLAIM})",
}
MIGRATION = CLAIM + 1  # the lock of whoever brings the schema up to date
# A node that stops in the middle of a commit must not keep others from burying it.
ABIDING = "SET LOCAL idle_in_transaction_session_timeout = '1s'"


class ClaimLost(ConnectionError):
    """Somebody else has the right to write, and has it alone."""


class Postgres(Keeping):
    """Keeps everything in a PostgreSQL database."""

    def __init__(
        self, address: str, watch: CommitWatch | None = None, is_alone: bool = False
    ) -> None:
        super().__init__(watch)
        self.address = address
        self.is_alone = is_alone
        self._jobs: list[Job] = []
        self._has_jobs = asyncio.Event()
        self._is_closing = False
        self._writing: AsyncConnection | None = None  # the writer's own

    async def open(self) -> None:
        """Connect, build what is missing, and start the writer."""
        async with engine_of(self.address).begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION})"))
            await connection.run_sync(migrate)
        # The transactions are ours: one over all that came together.
        self._engine: AsyncEngine = create_async_engine(
            dialect(self.address),
            isolation_level="AUTOCOMMIT",
            pool_pre_ping=True,
            connect_args=ANSWERS,
            hide_parameters=True,  # an error in the log names nobody
        )
        try:
            self._writing = await self._connect()
        except ClaimLost as error:
            await self._engine.dispose()
            raise InUse("store-in-use", path=self._engine.url.render_as_string()) from error
        self._writer = asyncio.create_task(self._run(), name="store-writer")

    async def close(self) -> None:
        """Finish what was given and disconnect."""
        self.stop_recovering()
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
        with asking():
            async with self._engine.connect() as connection:
                return (await connection.execute(statement)).all()

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """The log of a table beyond a version."""
        with asking():
            async with self._engine.connect() as connection:
                raw = await driver(connection)
                return [Entry(*row) for row in await raw.fetch(SELECT, table, after)]

    async def _connect(self) -> AsyncConnection:
        """A connection with the right to write, for as long as it lasts."""
        connection = await self._engine.connect()
        try:
            if await (await driver(connection)).fetchval(TAKE[self.is_alone]):
                return connection
        except Exception:
            await discard(connection)
            raise
        await discard(connection)
        await asyncio.sleep(PATIENCE)
        raise ClaimLost

    async def _run(self) -> None:
        """The writer: a group commit after the other, over a connection made anew when lost."""
        while jobs := await self._gather():
            with self.watch.commit(len(jobs)):
                jobs = await self._persist(jobs)
            self.heard(jobs)
        await discard(self._writing)

    async def _persist(self, jobs: list[Job]) -> list[Job]:
        """Whatever goes wrong, the writer outlives it; the jobs of which nobody was told yet."""
        for _ in range(ATTEMPTS):
            try:
                self._writing = self._writing or await self._connect()
                await self._commit(self._writing, jobs)
            except Exception as error:  # the writer outlives it, and finds out what was kept
                await discard(self._writing)
                self._writing = None
                jobs = await self._after_loss(jobs, error)
            else:
                return jobs
        return failed(jobs, Unavailable())

    async def _gather(self) -> list[Job]:
        await self._has_jobs.wait()
        jobs, self._jobs = self._jobs, []
        if not self._is_closing:
            self._has_jobs.clear()
        return jobs

    async def _commit(self, connection: AsyncConnection, jobs: list[Job]) -> None:
        """All in one transaction; if one of them cannot be kept, each in its own."""
        error = await self._attempt(connection, jobs)
        if isinstance(error, Unavailable):  # nobody's own fault: alone they would fare no better
            failed(jobs, error)
        elif error is not None:
            for job in jobs:
                job.touched = 0
                job.error = await self._attempt(connection, [job])

    async def _attempt(self, connection: AsyncConnection, jobs: list[Job]) -> Exception | None:
        raw = await driver(connection)
        try:
            await begin(raw, {job.fence for job in jobs if job.fence})
            await raw.executemany(INSERT, [entry for job in jobs for entry in job.entries])
            for job in jobs:
                for statement in job.statements:
                    job.touched += (await connection.execute(statement)).rowcount
            await raw.execute("COMMIT")
        except LOST:
            raise
        except Exception as error:  # the jobs' own fault: it is given back to them
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise ConnectionError from error
            await raw.execute("ROLLBACK")
            if isinstance(error, Fenced):
                return error
            is_conflict = isinstance(error, (IntegrityError, asyncpg.UniqueViolationError))
            return Conflict(str(error)) if is_conflict else of_postgres(error) or error
        return None

    async def _after_loss(self, jobs: list[Job], error: Exception) -> list[Job]:
        """When the server is back, find out what it kept; only the rest is written again."""
        while (kept := await self._kept(jobs)) is None:
            self.suffer(Unavailable())
            if self._is_closing:
                return failed(jobs, Unavailable())
            await asyncio.sleep(PATIENCE)
        left = [job for job, is_there in zip(jobs, kept, strict=True) if not is_there]
        if not isinstance(error, (*LOST, DBAPIError)):  # it would go wrong again
            failed(left, error)
        failed([job for job in left if not job.entries], Unavailable())  # no key to ask for
        report([job for job in jobs if job not in left or job.error])
        return [job for job in left if not job.error]

    async def _kept(self, jobs: list[Job]) -> list[bool] | None:
        """Which of these jobs are in the store; None while it does not say."""
        try:
            async with self._engine.connect() as connection:
                raw = await driver(connection)
                return [bool(job.entries) and await is_kept(raw, job) for job in jobs]
        except Exception as error:  # whatever it is: it is asked again later
            LOG.debug("store-does-not-answer", error=repr(error))
            return None


def dialect(address: str) -> str:
    """The address as SQLAlchemy knows it."""
    return f"postgresql+asyncpg://{address.partition('://')[2]}"


def engine_of(address: str, isolation: str = "READ COMMITTED") -> AsyncEngine:
    """Connections for something that may take long, each closed when it is done."""
    return create_async_engine(
        dialect(address), isolation_level=isolation, poolclass=NullPool, connect_args=ANSWER
    )


@contextmanager
def asking() -> Iterator[None]:
    """Says of an answer that could not be given what is wrong with the store."""
    try:
        yield
    except Exception as error:
        trouble = of_postgres(error) or (Unavailable() if isinstance(error, AWAY) else None)
        if trouble is None:
            raise
        raise trouble from error


def failed(jobs: list[Job], error: Exception) -> list[Job]:
    """Tell these jobs that they cannot be kept."""
    for job in jobs:
        job.error = job.error or error
    return jobs


async def driver(connection: AsyncConnection) -> Any:
    """Return the asyncpg connection beneath SQLAlchemy's."""
    return (await connection.get_raw_connection()).driver_connection


async def begin(raw: Any, fences: set[str]) -> None:
    """Begin a transaction in which the leases of these nodes cannot end, in one question."""
    if not fences:
        await raw.execute("BEGIN")
        return
    names = ", ".join(f"'{fence}'" for fence in sorted(fences))  # of our own making
    leases = f"SELECT 1 FROM nodes WHERE id IN ({names}) FOR KEY SHARE"
    if await raw.execute(f"BEGIN; {ABIDING}; {leases}") != f"SELECT {len(fences)}":
        raise Fenced


async def discard(connection: AsyncConnection | None) -> None:
    """Drop a connection that is broken, or of no more use."""
    if connection is not None:
        with suppress(Exception):  # it is given up, however it takes that
            await connection.invalidate()
            await connection.close()


async def is_kept(raw: Any, job: Job) -> bool:
    """Did the commit of this job go through before the connection was lost?"""
    first = job.entries[0]
    return await raw.fetchval(KEPT, first.table, first.sequence, first.command) is not None
