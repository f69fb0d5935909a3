"""Starts that cannot be: another process says why in one sentence, and ends."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from mappamundi.server.store import open_store

REFUSED = 2
LONGEST = 120  # seconds; it takes two, but a machine may be slow, and hanging takes for ever


def start(home: Path, store: str) -> subprocess.CompletedProcess[str]:
    """Serve from a store, as far as that goes."""
    return subprocess.run(
        [sys.executable, "-m", "mappamundi", "serve", "--port", "0", "--store", store],
        env={**os.environ, "MAPPAMUNDI_HOME": str(home), "LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )


def said(ended: subprocess.CompletedProcess[str]) -> str:
    """The one line that a start leaves that cannot be."""
    assert ended.returncode == REFUSED, ended.stderr
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    return line


def make_store(path: Path) -> None:
    """A store as a first start leaves it."""

    async def run() -> None:
        store = open_store(f"sqlite:///{path}")
        await store.open()
        await store.close()

    asyncio.run(run())


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"This is no database at all. " * 400)
    line = said(start(tmp_path, f"sqlite:///{path}"))
    assert line == f"The store sqlite:///{path} cannot be used: file is not a database"


def test_a_database_with_a_damaged_page(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    make_store(path)
    with path.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * (path.stat().st_size - 100))
    assert "cannot be used: " in said(start(tmp_path, f"sqlite:///{path}"))


def test_a_database_that_cannot_be_read(tmp_path: Path) -> None:
    assert "unable to open" in said(start(tmp_path, f"sqlite:///{tmp_path}"))


@pytest.mark.parametrize("store", ["mysql://db/tables", "tables.db", "postgresql://db:port/x"])
def test_an_address_of_no_store(tmp_path: Path, store: str) -> None:
    assert said(start(tmp_path, store))


def test_postgres_is_away(tmp_path: Path) -> None:
    """The password is nobody's business."""
    with socket.create_server(("127.0.0.1", 0)) as closing:
        port = closing.getsockname()[1]
    line = said(start(tmp_path, f"postgresql://anna:hush@127.0.0.1:{port}/tables"))
    assert line.startswith(f"The store postgresql://anna:***@127.0.0.1:{port}/tables cannot be")
    assert "hush" not in line


def test_a_schema_from_the_future(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    make_store(path)
    with sqlite3.connect(path) as kept:
        kept.execute("UPDATE alembic_version SET version_num = '9999'")
    kept.close()
    assert "newer Mappamundi (schema 9999)" in said(start(tmp_path, f"sqlite:///{path}"))


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    """Somebody else's table is in the way of ours."""
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as kept:
        kept.execute("CREATE TABLE chairs (legs INTEGER)")
    line = said(start(tmp_path, f"sqlite:///{path}"))
    assert line.startswith("The store could not be brought up to date, and is as it was: ")
    names = [name for (name,) in kept.execute("SELECT name FROM sqlite_master WHERE type='table'")]
    kept.close()
    assert names == ["chairs"]


def test_a_start_that_fails_after_the_store_is_open_ends_too(tmp_path: Path) -> None:
    """The store's writer runs by then."""
    path = tmp_path / "tables.db"
    make_store(path)
    with sqlite3.connect(path) as kept:
        kept.execute("DROP TABLE log")
    kept.close()
    assert said(start(tmp_path, f"sqlite:///{path}")).endswith("no such table: log")
