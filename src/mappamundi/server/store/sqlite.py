"""The embedded store: one file, one writer thread, one commit for all that came meanwhile.

A commit costs a sync of the disk, whatever is in it, so under load they keep a distance. And it
is one statement wherever it can be: the writer shares Python's lock with all tables, and would have
to wait for it again after every row.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError

from mappamundi.server.store.driver import sqlite
from mappamundi.server.store.entry import Entry
from mappamundi.server.store.migrating import migrate
from mappamundi.server.store.store import Conflict, Job, Keeping, report
from mappamundi.server.store.watch import Watch

READERS = 2
PRIVATE = 0o600
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "cache_size=-16000",
    "wal_autocheckpoint=0",  # `_move_on` does that
)
PATIENCE = 5.0  # seconds that the writer has to finish
DISTANCE = 0.002  # seconds between the beginnings of two commits
UNMOVED = 2_000  # jobs kept before the journal is moved into the file
MOVE = "PRAGMA wal_checkpoint(PASSIVE)"
ROW = f"({', '.join('?' * len(Entry._fields))})"
INSERT = "INSERT INTO log VALUES "
AT_ONCE = 100  # rows of one statement; every number of them is one that SQLite has to prepare
SELECT = 'SELECT * FROM log WHERE "table" = ? AND sequence > ? ORDER BY sequence'


class Sqlite(Keeping):
    """Keeps everything in one SQLite file."""

    def __init__(self, path: Path, watch: Watch | None = None) -> None:
        self.path = path
        self.watch = watch or Watch()
        self._engine: Engine | None = None
        self._gathered: list[Job] = []
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._local = threading.local()
        self._writer: threading.Thread | None = None
        self._flushed = 0.0  # when the last jobs were handed to the writer
        self._unmoved = 0  # jobs kept since the journal was last moved
        self._moving: Future[object] | None = None

    async def open(self) -> None:
        """Make or open the file, and start the writer."""
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # The transactions are ours: one over all that came together.
        self._engine = create_engine(
            "sqlite://",
            creator=self._connect,
            isolation_level="AUTOCOMMIT",
            module=sqlite,
            hide_parameters=True,  # an error in the log names nobody
        )
        await self._loop.run_in_executor(self._readers, self._prepare)
        self._writer = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Let the writer finish, and close the file."""
        if self._writer is not None:
            self._flush()
            self._queue.put(None)
            await self._loop.run_in_executor(None, self._writer.join, PATIENCE)
            await asyncio.sleep(0)  # what the writer reported last is heard
        self._readers.shutdown()
        if self._engine is not None:
            self._engine.dispose()

    def keep(self, job: Job) -> None:
        """Hand it to the writer with all that comes in this turn of the loop, or a moment later."""
        if not self._gathered:
            self._loop.call_at(self._flushed + DISTANCE, self._flush)
        self._gathered.append(job)

    async def fetch(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows of a question, asked in a thread of its own."""
        return await self._loop.run_in_executor(self._readers, self._fetch, statement)

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """The log of a table beyond a version."""
        return await self._loop.run_in_executor(self._readers, self._entries, table, after)

    def _flush(self) -> None:
        if self._gathered:
            self._flushed = self._loop.time()
            self._queue.put(self._gathered)
            self._gathered = []

    def _connect(self) -> Any:
        connection = sqlite.connect(
            str(self.path),
            isolation_level=None,
            check_same_thread=False,
            cached_statements=2 * AT_ONCE,
        )
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _prepare(self) -> None:
        engine = create_engine("sqlite://", creator=self._connect, module=sqlite)
        # The driver would begin a transaction only before the first row is written.
        event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        self.path.chmod(PRIVATE)

    def _reading(self) -> Connection:
        """This thread's own connection."""
        if not hasattr(self._local, "connection"):
            assert self._engine is not None
            self._local.connection = self._engine.connect()
        connection: Connection = self._local.connection
        return connection

    def _fetch(self, statement: Executable) -> Sequence[Row[Any]]:
        return self._reading().execute(statement).all()

    def _entries(self, table: str, after: int) -> list[Entry]:
        raw = self._reading().connection.driver_connection
        assert raw is not None
        return [Entry(*row) for row in raw.execute(SELECT, (table, after))]

    def _run(self) -> None:
        """The writer: everything that came while the last commit was being made is the next."""
        assert self._engine is not None
        with self._engine.connect() as connection:
            while (jobs := self._queue.get()) is not None:
                is_last = self._take_more(jobs)
                with self.watch.commit(len(jobs)):
                    self._commit(connection, jobs)
                self._loop.call_soon_threadsafe(report, jobs)
                if is_last:
                    return
                self._move_on(connection, len(jobs))

    def _take_more(self, jobs: list[Job]) -> bool:
        try:
            while (more := self._queue.get_nowait()) is not None:
                jobs += more
        except Empty:
            return False
        return True

    def _commit(self, connection: Connection, jobs: list[Job]) -> None:
        """All in one transaction; if one of them cannot be kept, each in its own."""
        if self._attempt(connection, jobs) is None:
            return
        for job in jobs:
            job.touched = 0
            job.error = self._attempt(connection, [job])

    def _attempt(self, connection: Connection, jobs: list[Job]) -> Exception | None:
        raw = connection.connection.driver_connection
        assert raw is not None
        rows = [entry for job in jobs for entry in job.entries]
        try:
            if len(rows) <= AT_ONCE and not any(job.statements for job in jobs):
                insert(raw, rows)
            else:
                self._transact(connection, raw, rows, jobs)
        except Exception as error:
            is_conflict = isinstance(error, (IntegrityError, sqlite.IntegrityError))
            return Conflict(str(error)) if is_conflict else error
        return None

    def _transact(
        self, connection: Connection, raw: Any, rows: Sequence[Entry], jobs: Sequence[Job]
    ) -> None:
        """All of it or nothing."""
        raw.execute("BEGIN IMMEDIATE")
        try:
            for first in range(0, len(rows), AT_ONCE):
                insert(raw, rows[first : first + AT_ONCE])
            for job in jobs:
                for statement in job.statements:
                    job.touched += connection.execute(statement).rowcount
            raw.execute("COMMIT")
        except Exception:
            raw.execute("ROLLBACK")
            raise

    def _move_on(self, connection: Connection, kept: int) -> None:
        """Now and then the journal moves into the file: most of it beside the writer, who moves
        only what came meanwhile, and then begins the journal anew."""
        self._unmoved += kept
        if self._moving is not None and self._moving.done():
            with suppress(DBAPIError):  # it stays where it is: what is kept can be read from there
                connection.exec_driver_sql(MOVE)
            self._moving = None
        elif self._moving is None and self._unmoved >= UNMOVED:
            self._moving = self._readers.submit(self._move)
            self._unmoved = 0

    def _move(self) -> None:
        self._reading().exec_driver_sql(MOVE).all()


def insert(raw: Any, rows: Sequence[Entry]) -> None:
    """Lines of the log in one statement, which is a transaction of its own unless one is open."""
    if rows:
        raw.execute(INSERT + ", ".join([ROW] * len(rows)), [each for row in rows for each in row])
