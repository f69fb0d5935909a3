"""Several processes for a try: what they stand on is started for them, and ends with them."""

from __future__ import annotations

import asyncio
import random
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import psutil
import pytest
from cluster.machines import is_gone
from server.servers import LONGEST, Running
from trust.guest import Guest

from mappamundi.errors import BadSetup
from mappamundi.server import trial
from mappamundi.server.processes import serve_many
from mappamundi.server.settings import ServerSettings
from mappamundi.server.stopping import Stop

pytestmark = pytest.mark.anyio
GAME = "null_nichtig"


class Tried(Running):
    """A server of two processes that was given nothing."""

    def words(self) -> list[str]:
        serve = ["-m", "mappamundi", "serve", "--processes", "2", "--lang", "en"]
        return [sys.executable, *serve, "--port", str(self.port)]


@pytest.fixture
def home() -> Iterator[Path]:
    """Not below the tests' own folders: where root runs the tests, PostgreSQL is somebody else."""
    folder = Path(tempfile.mkdtemp(prefix="mappamundi-trial-"))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def standing_on(home: Path) -> list[psutil.Process]:
    """The PostgreSQL and the NATS of a trial."""
    found = []
    for each in psutil.process_iter(["cmdline"]):
        words = each.info["cmdline"] or [""]
        is_server = Path(words[0]).name in ("postgres", "nats-server")
        if is_server and any(str(home) in word for word in words):
            found.append(each)
    return found


async def gone(family: list[psutil.Process]) -> None:
    end = monotonic() + LONGEST
    while not all(map(is_gone, family)):
        assert monotonic() < end, "somebody was left behind"
        await asyncio.sleep(0.05)


async def test_a_try_needs_nothing_and_leaves_its_tables(home: Path) -> None:
    server, luck = Tried(home, ""), random.Random(1)
    server.start()
    family = standing_on(home)
    async with Guest(server.address) as anna:
        table = await anna.make(GAME, seats=3, bots="novice")
        await anna.watch(table)
        assert await asyncio.wait_for(anna.play(table, luck.choice, 2), LONGEST) == 2
        assert {Path(each.cmdline()[0]).name for each in family} == {"postgres", "nats-server"}
        assert await asyncio.to_thread(server.stop) == 0
        await gone(family)
        server.start()  # again, at the same tables
        assert await asyncio.wait_for(anna.play(table, luck.choice, 2), LONGEST) == 2
    family = standing_on(home)
    assert len(family) == 2
    server.kill()  # without a word
    await gone(family)


@pytest.mark.parametrize(
    "given", [{"production": True, "origins": ("https://a.org",)}, {"store": "sqlite:///x"}]
)
def test_what_is_no_try_is_refused(tmp_path: Path, given: dict[str, object]) -> None:
    settings = ServerSettings(home=tmp_path, **given)  # type: ignore[arg-type]
    with pytest.raises(BadSetup) as raised:
        serve_many(settings, 2, lambda address: None, Stop(), lambda message, **arguments: None)
    assert raised.value.message == "processes-without-bus"
    assert list(tmp_path.iterdir()) == []


def test_only_what_is_missing_is_started(home: Path) -> None:
    said: list[str] = []
    settings = ServerSettings(home=home, store="postgresql://somewhere/else")
    with trial.trial(settings, lambda message, **arguments: said.append(message)) as complete:
        assert complete.store == settings.store
        assert complete.bus.startswith("nats://")
        assert len(standing_on(home)) == 1
        assert (home / "trial" / "nats.json").stat().st_mode & 0o077 == 0
    assert said == ["trial-bus"]
    assert standing_on(home) == []


def test_without_the_extra_it_is_named(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial.shutil, "which", lambda *_, **__: None)
    with pytest.raises(BadSetup) as raised, trial.nats(home):
        pass
    assert (raised.value.message, raised.value.arguments) == (
        "cluster-no-extra",
        {"extra": "trial"},
    )
