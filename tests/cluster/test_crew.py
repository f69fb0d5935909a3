"""Several processes behind one port."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

import httpx
import psutil
import pytest
from cluster.machines import Nats, is_gone
from prometheus_client.parser import text_string_to_metric_families
from server.servers import LONGEST, Running
from structlog.testing import capture_logs
from trust.guest import Guest

from mappamundi.server import processes
from mappamundi.server.figures import PROCESS, own, together
from mappamundi.server.metrics import METRICS
from mappamundi.server.processes import Processes
from mappamundi.server.serving import bind
from mappamundi.server.settings import ServerSettings
from mappamundi.server.stopping import Stop

pytestmark = pytest.mark.anyio
GAME = "null_nichtig"
FEW = 3  # moves


class Crewed(Running):
    """A server of two processes."""

    def words(self) -> list[str]:
        return [*super().words(), "--processes", "2"]


def crew(server: Running) -> set[psutil.Process]:
    """The processes that serve."""
    return set(psutil.Process(server.process.pid).children())


async def gone(family: set[psutil.Process]) -> None:
    """Wait until none of these processes is there any more."""
    end = monotonic() + LONGEST
    while not all(map(is_gone, family)):
        assert monotonic() < end, "somebody was left behind"
        await asyncio.sleep(0.05)


async def test_one_that_dies_is_started_again_and_everybody_plays_on(
    address: str, nats: Nats, tmp_path: Path
) -> None:
    """Whichever of the processes their lines go to, and their table is at."""
    server, luck = Crewed(tmp_path, address, bus=nats.address), random.Random(1)
    server.start()
    try:
        async with Guest(server.address) as anna, Guest(server.address) as ben:
            tables = {}
            for each in (anna, ben):
                tables[each] = await each.make(GAME, seats=3, bots="novice")
                await each.watch(tables[each])
            for _ in range(2):
                before = crew(server)
                assert len(before) == 2
                victim = min(before, key=lambda each: each.pid)
                victim.kill()
                await gone({victim})
                for each, table in tables.items():
                    done = await asyncio.wait_for(each.play(table, luck.choice, FEW), LONGEST)
                    assert done == FEW
                end = monotonic() + LONGEST
                while len(crew(server)) < 2:
                    assert monotonic() < end, "nobody takes its place"
                    await asyncio.sleep(0.05)
    finally:
        assert server.stop() == 0


async def test_nobody_is_left_behind_when_the_first_is_killed(
    address: str, nats: Nats, tmp_path: Path
) -> None:
    server = Crewed(tmp_path, address, bus=nats.address)
    server.start()
    family = crew(server)
    assert len(family) == 2
    server.kill()
    await gone(family)


async def test_any_of_them_tells_the_figures_of_all(
    address: str, nats: Nats, tmp_path: Path
) -> None:
    """A scrape reaches whichever accepts it."""
    server = Crewed(tmp_path, address, bus=nats.address)
    server.start()
    try:
        async with (
            httpx.AsyncClient(base_url=server.address, timeout=LONGEST) as client,
            Guest(server.address),
        ):
            end = monotonic() + LONGEST
            while len(told := await scraped(client)) < 2:  # until they know of each other
                assert monotonic() < end
        assert told.keys() == {"0", "1"}
        assert all(each["process_open_fds"] > 0 for each in told.values())
        # Each has told its own: there is one line, to one of them.
        assert sorted(each["mappamundi_sockets"] for each in told.values()) == [0, 1]
    finally:
        assert server.stop() == 0


async def scraped(client: httpx.AsyncClient) -> dict[str, dict[str, float]]:
    """The figures without other labels, by process, over a line of its own."""
    answer = await client.get("/metrics", headers={"Connection": "close"})
    found: dict[str, dict[str, float]] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            if sample.labels.keys() == {PROCESS}:
                found.setdefault(sample.labels[PROCESS], {})[sample.name] = sample.value
    return found


def test_figures_of_several_are_told_as_one_text() -> None:
    METRICS.refused.labels("table-is-over").inc()
    families = list(text_string_to_metric_families(own().decode()))
    both = list(text_string_to_metric_families(together({"a": own(), "b": own()}).decode()))
    assert [each.name for each in both] == [each.name for each in families]  # each once
    for one, two in zip(families, both, strict=True):
        assert one.type == two.type
        assert len(two.samples) == 2 * len(one.samples)
        assert {each.labels[PROCESS] for each in two.samples} <= {"a", "b"}


SILENT = [sys.executable, "-c", "import sys; sys.stdin.read()"]
BROKEN = [sys.executable, "-c", "raise SystemExit(3)"]


class Odd(Processes):
    """Processes that do something else than to serve."""

    words = SILENT

    def _begin(self, number: int) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        return subprocess.Popen(self.words, stdin=pipe, stdout=pipe, text=True)


@pytest.mark.parametrize(("words", "code"), [(SILENT, 1), (BROKEN, 3)])
def test_who_never_serves_is_not_waited_for(
    words: list[str], code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "STARTING", LONGEST if words is BROKEN else 0.0)
    with bind(ServerSettings(home=tmp_path, port=0)) as listener:
        odd = Odd(listener, {})
        odd.words = words
        with capture_logs() as log, pytest.raises(SystemExit) as raised:
            odd.start(2, Stop())
        odd.stop()
    assert raised.value.code == code
    assert [each["event"] for each in log] == (["node-silent"] if words is SILENT else [])
    assert all(each.poll() is not None for each in odd._nodes)


def test_whoever_stops_it_while_it_starts_need_not_wait(tmp_path: Path) -> None:
    stop = Stop()
    stop.hear(signal.SIGTERM)
    with bind(ServerSettings(home=tmp_path, port=0)) as listener:
        odd = Odd(listener, {})
        odd.start(2, stop)
        odd.stop()
    assert odd.address == ""


def test_who_holds_the_other_end_no_more_has_asked_to_stop() -> None:
    here, there = os.pipe()
    stop, heard = Stop(), []
    stop.then(lambda: heard.append(True))
    stop.follow(here)
    assert not stop.is_asked
    os.close(there)
    end = monotonic() + LONGEST
    while not heard:
        assert monotonic() < end
    assert stop.is_asked
    os.close(here)
