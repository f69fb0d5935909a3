"""A file of one process alone: a lock beside it, which ends with the process however it ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mappamundi.errors import BadSetup
from mappamundi.server.store.driver import sqlite

PRIVATE = 0o600
TAKEN = "SQLITE_BUSY"


class InUse(BadSetup):
    """A store that another process has, who alone may write to it."""


class StoreClaim:
    """The right to write to a file, taken by an empty database that is locked and never filled."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: Any = None

    def take(self) -> None:
        """From now on nobody else can, or somebody else has it already."""
        beside = self.path.resolve()
        beside = beside.with_name(f"{beside.name}-lock")
        beside.touch(mode=PRIVATE)
        self._lock = sqlite.connect(
            str(beside), isolation_level=None, timeout=0, check_same_thread=False
        )
        try:
            self._lock.execute("PRAGMA journal_mode=OFF")  # else there would be a second file
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite.OperationalError as error:
            self.release()
            if error.sqlite_errorname != TAKEN:
                raise
            raise InUse("store-in-use", path=str(self.path)) from error

    def release(self) -> None:
        """Give the right to write back, for others to have."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
