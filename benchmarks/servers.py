"""Claim: a table costs little: durable actions a second, CPU an action, and how long all wait.

The server has one core, the load generator the other, everything goes over the loopback. Beside
ours, in the same run, boardgame.io and Colyseus host a smaller game, neither of them durably.
"""

from __future__ import annotations

import json
import os
import resource
import runpy
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from benchmarks import calibration
from benchmarks.peers.environments import modules_of, node

ROOT = Path(__file__).resolve().parents[1]
HERE = Path(__file__).parent / "peers" / "servers"
OURS = "mappamundi"
THIN = "thin"  # the same, with views made by those who sit there
PEERS = ("boardgameio", "colyseus")
TICKS = os.sysconf("SC_CLK_TCK")
WARMING = 2  # seconds before anything counts
MOST_STOLEN = 0.02  # of a core: a run from which the machine's host took more is made again,
TRIES = 4  # but not for ever
STARTING = 30.0
# What would hold up a crowd from one address.
OPEN = {
    "SOCKETS_PER_ADDRESS": "100000",
    "TABLES_PER_PERSON": "10000",
    "MESSAGES_PER_SECOND": "1e6",
    "MESSAGES_AT_ONCE": "1e6",
    "REQUESTS_PER_SECOND": "1e6",
    "REQUESTS_AT_ONCE": "1e6",
    "EVERYBODY_PER_SECOND": "1e6",
    "EVERYBODY_AT_ONCE": "1e6",
    "TABLES_PER_ADDRESS": "100000",
    "LOG_LEVEL": "error",
}


class Load(msgspec.Struct, frozen=True):
    """One kind of load, the median of its repeats."""

    rate: float  # moves a second
    cpu: float  # microseconds of the server a move
    calibrated: float  # the same at the reference speed
    p50: float  # milliseconds until all four have been told
    p99: float
    server: float  # share of its core
    generator: float
    stolen: float  # share of a core that the machine's host took away
    stuck: int  # tables whose last move never arrived


class Figures(msgspec.Struct, frozen=True):
    """A server with so many tables."""

    server: str
    tables: int
    closed: Load  # as fast as it goes
    calm: Load  # one move a second at every table
    half: Load  # half of what it can do
    memory: float  # MB


def measure(
    say: Callable[[str], None], tables: tuple[int, ...], seconds: float, repeats: int
) -> list[Figures]:
    """Every server with every number of tables."""
    allow_sockets()
    write_engine()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[0]})  # the calibration loop runs where the server does
    found = []
    for count in tables:
        for server in (OURS, THIN, *PEERS):
            say(f"{server}, {count} tables …")
            found.append(load(server, count, seconds, repeats, (cores[0], cores[-1]), say))
    return found


def load(
    server: str, tables: int, seconds: float, repeats: int, cores: tuple[int, int],
    say: Callable[[str], None],
) -> Figures:  # fmt: skip
    """One server under all three loads."""
    with serving(server, cores[0], say) as (process, port):
        flags = ["--max-semi-space-size=64", "--disable-warning=ExperimentalWarning"]
        line = [*flags, HERE / "generator.cjs", server]
        url = f"ws://localhost:{port}" if server == "boardgameio" else f"ws://127.0.0.1:{port}"
        command = [node(), *line, url, str(tables)]
        modules = modules_of("colyseus" if server == "colyseus" else "boardgameio", say)
        with running(command, cores[1], {"NODE_PATH": str(modules)}) as generator:
            answer(generator)
            ask(generator, f"closed {WARMING}")
            closed = repeat(generator, process, f"closed {seconds}", repeats)
            calm = repeat(generator, process, f"paced {seconds} {tables}", repeats)
            half = repeat(generator, process, f"paced {seconds} {closed.rate / 2}", repeats)
            return Figures(server, tables, closed, calm, half, memory(process.pid))


def repeat(
    generator: subprocess.Popen[str], server: subprocess.Popen[str], command: str, times: int
) -> Load:
    """The median of several runs."""
    rows = [undisturbed(generator, server.pid, command) for _ in range(times)]
    return Load(
        **{field: median(row[field] for row in rows) for field in Load.__struct_fields__[:-1]},
        stuck=int(max(row["stuck"] for row in rows)),
    )


def undisturbed(generator: subprocess.Popen[str], server: int, command: str) -> dict[str, float]:
    """A run during which the host left us both cores, if there is one among a few."""
    row = one_run(generator, server, command)
    for _ in range(TRIES - 1):
        if row["stolen"] <= MOST_STOLEN:
            break
        row = one_run(generator, server, command)
    return row


def one_run(generator: subprocess.Popen[str], server: int, command: str) -> dict[str, float]:
    """What the generator saw, and what the server spent on it."""
    before = calibration.speed()
    spent, stolen = cpu_seconds(server), stolen_seconds()
    run = ask(generator, command)
    spent, stolen = cpu_seconds(server) - spent, stolen_seconds() - stolen
    speed = (before + calibration.speed()) / 2
    cpu = spent / max(1, run["moves"]) * 1e6
    return {
        **run,
        "rate": run["moves"] / run["wall"],
        "cpu": cpu,
        "calibrated": cpu * speed / calibration.REFERENCE,
        "server": spent / run["wall"],
        "stolen": stolen / run["wall"],
    }


@contextmanager
def serving(
    server: str, core: int, say: Callable[[str], None]
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server on its core, and its port."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="mappamundi-bench-") as home:
        if server in (OURS, THIN):
            command = [sys.executable, "-m", "mappamundi", "serve", "--port", str(port)]
            settings = {f"MAPPAMUNDI_{name}": value for name, value in OPEN.items()}
            environment = {"MAPPAMUNDI_HOME": home, **settings}
        else:
            command = [str(node()), str(HERE / f"{server}.cjs"), str(port)]
            environment = {"NODE_PATH": str(modules_of(server, say))}
        with running(command, core, environment) as process:
            wait_for(port, process)
            yield process, port


@contextmanager
def running(
    command: list[Any], core: int, environment: dict[str, str]
) -> Iterator[subprocess.Popen[str]]:
    """A process on one core, which is ended when nobody needs it any more."""
    process = subprocess.Popen(
        [str(word) for word in command],
        env={**os.environ, **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    os.sched_setaffinity(process.pid, {core})
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def write_engine() -> None:
    """What those need who make views themselves."""
    script = runpy.run_path(str(ROOT / "scripts" / "browser.py"))
    script["fetch"]()
    script["generate"]()


def wait_for(port: int, process: subprocess.Popen[str]) -> None:
    """Until somebody listens there."""
    end = time.monotonic() + STARTING
    while time.monotonic() < end and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"nobody listens on {port}")


def ask(generator: subprocess.Popen[str], command: str) -> dict[str, Any]:
    """Have a load made."""
    assert generator.stdin is not None
    generator.stdin.write(command + "\n")
    generator.stdin.flush()
    return answer(generator)


def answer(generator: subprocess.Popen[str]) -> dict[str, Any]:
    """What the generator says next."""
    assert generator.stdout is not None
    line = generator.stdout.readline()
    if not line:
        raise RuntimeError("the load generator has ended")
    found: dict[str, Any] = json.loads(line)
    return found


def cpu_seconds(pid: int) -> float:
    """What a process has spent, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def stolen_seconds() -> float:
    """What the host of this machine has kept from it, all cores together."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / TICKS


def allow_sockets() -> None:
    """As many as this machine allows: 500 tables have 2,000 at either end."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def memory(pid: int) -> float:
    """Megabytes in use."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
