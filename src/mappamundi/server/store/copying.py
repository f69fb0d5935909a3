"""A copy of the embedded store, made while others write to it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from mappamundi.errors import BadSetup
from mappamundi.server.store.claim import PRIVATE
from mappamundi.server.store.driver import sqlite
from mappamundi.server.store.opening import SQLITE


def copy_store(address: str, copy: Path) -> None:
    """Write everything that is durable at one moment into a new file."""
    if not address.startswith(SQLITE):
        raise BadSetup("backup-is-its-own")
    source = Path(address.removeprefix(SQLITE))
    if not source.exists():
        raise BadSetup("no-store-there", path=str(source))
    if copy.exists():
        raise BadSetup("file-exists", path=str(copy))
    copy.touch(mode=PRIVATE)
    reading = sqlite.connect(f"file:{source}?mode=ro", uri=True)
    with closing(reading), closing(sqlite.connect(str(copy))) as writing:
        reading.backup(writing)
