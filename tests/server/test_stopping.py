"""Any number of signals, in any order and at any moment, stop a server: soon, cleanly, with 0."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from server.client import Client
from server.servers import Running

from mappamundi.server import app
from mappamundi.server.house import House

INT, TERM = signal.SIGINT, signal.SIGTERM
LONGEST = 60  # seconds; it takes one or two, but a machine may be slow, and hanging takes for ever
SOON = ([INT], [TERM], [INT, INT], [TERM, INT], [INT, TERM, TERM, INT, TERM])

pytestmark = pytest.mark.anyio


def ask(process: subprocess.Popen[str], signals: Sequence[int], pause: float = 0.0) -> int:
    """Send the signals, one after the other as long as there is somebody; the exit code."""
    for each in signals:
        process.send_signal(each)
        time.sleep(pause)
    return process.wait(LONGEST)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}")
    server.start()
    yield server
    server.kill()


@pytest.mark.parametrize("signals", SOON, ids=lambda each: f"{len(each)}-{each[0].name}")
def test_a_server_ends_however_often_it_is_asked(running: Running, signals: list[int]) -> None:
    assert ask(running.process, signals) == 0


@pytest.mark.parametrize("pause", [0.02, 0.15])
async def test_with_a_game_going_on_and_people_looking(running: Running, pause: float) -> None:
    """What was acknowledged is there at the next start."""
    async with Client(running.address) as anna:
        table = await anna.make("null_nichtig", bots="novice")
        await anna.watch(table)
        await anna.until(lambda: anna.tables[table].get("legal"))
        done = await anna.act(table, anna.tables[table]["legal"][0])
        assert ask(running.process, [TERM, INT, TERM, TERM, INT], pause) == 0
        running.kill()  # what is left of it
        running.start()
        await anna.close()
        anna.tables.clear()
        await anna.open()
        assert (await anna.watch(table))["version"] >= done["version"]


@contextmanager
def host(home: Path) -> Iterator[subprocess.Popen[str]]:
    """A server at its very start: it hears from the moment that it has a log to write to."""
    words = ["-X", "importtime", "-m", "mappamundi", "host", "--quiet", "--port", "0"]
    process = subprocess.Popen(
        [sys.executable, *words],
        env={**os.environ, "MAPPAMUNDI_HOME": str(home)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    with process.stderr:
        yield process
        process.kill()
        process.wait()


@pytest.mark.parametrize("module", ["starlette.applications", "mappamundi.server.serving", ""])
def test_also_while_it_is_starting(tmp_path: Path, module: str) -> None:
    """Python itself tells on standard error what it has just imported."""
    with host(tmp_path) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if line.rpartition("|")[2].strip() == (module or "mappamundi.server.hosting"):
                break
        for each in (TERM, INT, TERM):
            process.send_signal(each)
        process.stderr.read()
        assert process.wait(LONGEST) == 0


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_a_store_that_is_away_is_not_waited_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it was given and has not kept was acknowledged to nobody."""

    async def never() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(app, "CLOSING", 0.05)
    with monkeypatch.context() as away:
        away.setattr(house.store, "close", never)
        await asyncio.wait_for(app.close_house(house), LONGEST)
