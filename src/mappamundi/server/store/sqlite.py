"""The embedded store: one file, one writer thread, one commit for all that came meanwhile.

A commit costs a sync of the disk, whatever is in it, so under load they keep a distance. And it
is one statement wherever it can be: the writer shares Python's lock with all tables, and would have
to wait for it again after every row.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import NullPool

from mappamundi.server.store.claim import PRIVATE, StoreClaim
from mappamundi.server.store.driver import discard, driver, is_sound, sqlite
from mappamundi.server.store.entry import Entry
from mappamundi.server.store.migrating import migrate
from mappamundi.server.store.store import Conflict, Job, Keeping
from mappamundi.server.store.trouble import Unavailable, of_sqlite
from mappamundi.server.store.watch import CommitWatch

READERS = 2
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
LARGE = 4 << 20  # bytes that the journal should not outgrow
MOVE = "PRAGMA wal_checkpoint(PASSIVE)"
ROW = f"({', '.join('?' * len(Entry._fields))})"
INSERT = "INSERT INTO log VALUES "
AT_ONCE = 100  # rows of one statement; every number of them is one that SQLite has to prepare
SELECT = 'SELECT * FROM log WHERE "table" = ? AND sequence > ? ORDER BY sequence'

Found = TypeVar("Found")


class Sqlite(Keeping):
    """Keeps everything in one SQLite file."""

    def __init__(self, path: Path, watch: CommitWatch | None = None) -> None:
        super().__init__(watch)
        self.path = path
        self.claim = StoreClaim(path)
        self.journal = path.with_name(f"{path.name}-wal")
        self._engine: Engine | None = None
        self._gathered: list[Job] = []
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._local = threading.local()
        self._writer: threading.Thread | None = None
        self._writing: Connection | None = None  # the writer's own
        self._flushed = 0.0  # when the last jobs were handed to the writer
        self._unmoved = 0  # jobs kept since the journal was last moved
        self._moving: Future[object] | None = None

    async def open(self) -> None:
        """Make or open the file, which nobody else may have, and start the writer."""
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.claim.take()
        # The transactions are ours: one over all that came together.
        self._engine = create_engine(
            "sqlite://",
            creator=self._connect,
            isolation_level="AUTOCOMMIT",
            module=sqlite,
            hide_parameters=True,  # an error in the log names nobody
        )
        try:
            await self._loop.run_in_executor(self._readers, self._prepare)
        except BaseException:
            self.claim.release()
            raise
        self._writer = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Let the writer finish, and close the file."""
        self.stop_recovering()
        if self._writer is not None:
            self._flush()
            self._queue.put(None)
            await self._loop.run_in_executor(None, self._writer.join, PATIENCE)
            await asyncio.sleep(0)  # what the writer reported last is heard
        self._readers.shutdown()
        if self._engine is not None:
            self._engine.dispose()
        self.claim.release()

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
        return connect(self.path)

    def _prepare(self) -> None:
        engine = transacting(self.path)
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        self.path.chmod(PRIVATE)

    def _reading(self) -> Connection:
        """Return this thread's own connection."""
        if not hasattr(self._local, "connection"):
            assert self._engine is not None
            self._local.connection = self._engine.connect()
        connection: Connection = self._local.connection
        return connection

    def _ask(self, question: Callable[[Connection], Found]) -> Found:
        """An answer; after one that the store could not give, this thread connects anew."""
        try:
            return question(self._reading())
        except Exception as error:
            trouble = of_sqlite(error)
            if trouble is None:
                raise
            if hasattr(self._local, "connection"):
                discard(self._local.connection)
                del self._local.connection
            raise trouble from error

    def _fetch(self, statement: Executable) -> Sequence[Row[Any]]:
        return self._ask(lambda connection: connection.execute(statement).all())

    def _entries(self, table: str, after: int) -> list[Entry]:
        return self._ask(
            lambda connection: [
                Entry(*row) for row in driver(connection).execute(SELECT, (table, after))
            ]
        )

    def _run(self) -> None:
        """The writer: everything that came while the last commit was being made is the next."""
        while (jobs := self._queue.get()) is not None:
            is_last = self._take_more(jobs)
            with self.watch.commit(len(jobs)):
                self._commit(jobs)
            self._loop.call_soon_threadsafe(self.heard, jobs)
            if is_last:
                return
            self._move_on(len(jobs))

    def _take_more(self, jobs: list[Job]) -> bool:
        try:
            while (more := self._queue.get_nowait()) is not None:
                jobs += more
        except Empty:
            return False
        return True

    def _commit(self, jobs: list[Job]) -> None:
        """All in one transaction; if one of them cannot be kept, each in its own."""
        error = self._attempt(jobs)
        if isinstance(error, Unavailable):  # nobody's own fault: alone they would fare no better
            for job in jobs:
                job.error = error
        elif error is not None:
            for job in jobs:
                job.touched = 0
                job.error = self._attempt([job])

    def _attempt(self, jobs: list[Job]) -> Exception | None:
        rows = [entry for job in jobs for entry in job.entries]
        try:
            connection = self._open_to_write()
            if len(rows) <= AT_ONCE and not any(job.statements for job in jobs):
                insert(driver(connection), rows)
            else:
                self._transact(connection, rows, jobs)
        except Exception as error:  # the writer outlives it; whose fault it is is judged
            return self._judge(error)
        return None

    def _open_to_write(self) -> Connection:
        """The writer's connection; a new one first moves the journal, which may make room."""
        if self._writing is None:
            assert self._engine is not None
            self._writing = self._engine.connect()
            self._move(self._writing)
        return self._writing

    def _judge(self, error: Exception) -> Exception:
        """Whose fault it was; a connection that is not as it should be is made anew."""
        trouble = of_sqlite(error)
        if self._writing is not None and (trouble or not is_sound(self._writing)):
            discard(self._writing)
            self._writing = None
        is_conflict = isinstance(error, (IntegrityError, sqlite.IntegrityError))
        return Conflict(str(error)) if is_conflict else trouble or error

    def _transact(self, connection: Connection, rows: Sequence[Entry], jobs: Sequence[Job]) -> None:
        """Do all of these jobs in one transaction or none."""
        raw = driver(connection)
        raw.execute("BEGIN IMMEDIATE")
        try:
            for first in range(0, len(rows), AT_ONCE):
                insert(raw, rows[first : first + AT_ONCE])
            for job in jobs:
                for statement in job.statements:
                    job.touched += connection.execute(statement).rowcount
            raw.execute("COMMIT")
        except Exception:
            if raw.in_transaction:  # some errors have ended it already
                raw.execute("ROLLBACK")
            raise

    def _move_on(self, kept: int) -> None:
        """Now and then the journal moves into the file: most of it beside the writer, who moves
        only what came meanwhile, and then begins the journal anew."""
        self._unmoved += kept
        if self._moving is not None and self._moving.done():
            if self._writing is not None:
                self._move(self._writing)
            self._moving = None
        elif self._moving is None and (self._unmoved >= UNMOVED or self._is_large()):
            self._moving = self._readers.submit(self._move)
            self._unmoved = 0

    def _is_large(self) -> bool:
        """Has the journal outgrown what it is cut back to when it begins anew?"""
        try:
            return self.journal.stat().st_size > LARGE
        except OSError:
            return False  # nothing has been written yet

    def _move(self, connection: Connection | None = None) -> None:
        """If it cannot be moved it stays where it is: what is kept can be read from there."""
        with suppress(Exception):  # it is tried again with what is written next
            (connection or self._reading()).exec_driver_sql(MOVE).all()


def connect(path: Path) -> Any:
    """A connection to a file, as safe as we want it."""
    connection = sqlite.connect(
        str(path),
        isolation_level=None,
        check_same_thread=False,
        cached_statements=2 * AT_ONCE,
    )
    for pragma in (*PRAGMAS, f"journal_size_limit={LARGE}"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def transacting(path: Path, begin: str = "BEGIN IMMEDIATE") -> Engine:
    """Connections to a file whose transactions begin at once.

    The driver would begin one only before the first row is written.
    """
    engine = create_engine(
        "sqlite://", creator=lambda: connect(path), module=sqlite, poolclass=NullPool
    )
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql(begin))
    return engine


def insert(raw: Any, rows: Sequence[Entry]) -> None:
    """Lines of the log in one statement, which is a transaction of its own unless one is open."""
    if rows:
        raw.execute(INSERT + ", ".join([ROW] * len(rows)), [each for row in rows for each in row])
