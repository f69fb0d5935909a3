"""A cluster plays what the processes of one machine would: here two workers of a local Ray."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from mappamundi.arena.core import CompiledSeries
from mappamundi.arena.series import Series, Terms
from mappamundi.arena.setting import GameSetup
from mappamundi.errors import BadSetup

pytest.importorskip("ray")
RAY = Path(sys.executable).parent / "ray"
MEMORY = str(80 * 2**20)
SETTING = GameSetup("panstwa", {}, 3, 5)
DEALS = 40
KILLED = 1  # workers


@pytest.fixture(scope="module")
def cluster(request: pytest.FixtureRequest) -> Iterator[tuple[str, Path]]:
    """The address of a cluster with two workers, and where it keeps what it needs."""
    folder = Path(tempfile.mkdtemp(prefix="ray", dir="/tmp"))  # sockets have short names
    quiet = {
        **os.environ,
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    told = [str(RAY), "start", "--head", "--port=0", "--num-cpus=2", "--include-dashboard=false"]
    told += [f"--object-store-memory={MEMORY}", f"--temp-dir={folder}", "--block"]
    with (folder / "log").open("w") as log:
        head = subprocess.Popen(told, env=quiet, stdout=log, stderr=log)
    try:
        yield address(head, folder), folder
    finally:
        head.send_signal(signal.SIGTERM)
        head.wait(30)


def address(head: subprocess.Popen[bytes], folder: Path) -> str:
    """Where the cluster is, once it says so."""
    written = folder / "ray_current_cluster"
    for _ in range(1200):
        assert head.poll() is None, (folder / "log").read_text()
        if "Ray runtime started" in (folder / "log").read_text() and written.exists():
            return written.read_text().strip()
        try:
            head.wait(0.05)
        except subprocess.TimeoutExpired:
            continue
    raise TimeoutError((folder / "log").read_text())


def workers(folder: Path) -> list[int]:
    """The processes that are playing for the cluster in a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes()
            parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
            above = (Path("/proc") / parent / "cmdline").read_bytes()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if command.startswith(b"ray::attempt") and str(folder).encode() in above:
            found.append(int(process.name))
    return found


def test_a_cluster_plays_the_same_though_its_workers_are_killed(cluster: tuple[str, Path]) -> None:
    where, folder = cluster
    contests = (SETTING.contest(["steady", "greedy", "random"]),)
    killed: list[int] = []

    def disturb(done: int, total: int) -> None:
        if done < total and len(killed) < KILLED:
            for each in workers(folder)[:1]:
                os.kill(each, signal.SIGKILL)
                killed.append(each)

    alone = Series(contests, DEALS).play(Terms(jobs=1))
    shared = Series(contests, DEALS).play(Terms(jobs=2, progress=disturb, ray=where))
    assert shared.games(0) == alone.games(0)
    assert len(shared.games(0)) == DEALS * contests[0].rotations
    assert killed


def test_a_cluster_plays_machine_code_too(cluster: tuple[str, Path]) -> None:
    contests = (SETTING.contest(["steady", "greedy", "random"]),)
    alone = CompiledSeries(contests, DEALS).play(Terms(jobs=1))  # and so it is compiled
    shared = CompiledSeries(contests, DEALS).play(Terms(jobs=2, ray=cluster[0]))
    assert shared.games(0) == alone.games(0)


def test_a_cluster_that_is_not_there_is_refused_by_name() -> None:
    contests = (SETTING.contest(["random"] * 3),)
    with pytest.raises(BadSetup) as refused:
        Series(contests, 1).play(Terms(jobs=1, ray="127.0.0.1:1"))
    assert refused.value.message == "ray-away"
