"""Claim: a server is there at once, and a browser that only waits costs next to nothing."""

from __future__ import annotations

import http.client
import os
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from statistics import median
from subprocess import Popen

import msgspec

from benchmarks.servers import OPEN, cpu_seconds, memory, running

SOCKETS = 1_000
FIRST = 50  # sockets that come before anything is counted
SETTLING = 1.0  # seconds
SETTINGS = {**OPEN, "SOCKETS_PER_PERSON": "100000"}
KIB = 1024
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\n\r\n"
)


class Footprint(msgspec.Struct, frozen=True):
    """What a server takes before anything happens."""

    start: float  # seconds from starting the process to the whole first page, the median
    cpu: float  # seconds of CPU time in that
    page: int  # the status of that page
    socket: float  # KiB for every idle socket


def measure(say: Callable[[str], None], starts: int = 5) -> Footprint:
    """Start it several times, each time with nothing there; then let many come who do nothing."""
    say(f"{starts} cold starts …")
    rows = [cold_start() for _ in range(starts)]
    say(f"{SOCKETS} idle sockets …")
    start, cpu = median(row[0] for row in rows), median(row[1] for row in rows)
    return Footprint(start, cpu, rows[-1][2], idle_sockets())


def cold_start() -> tuple[float, float, int]:
    """Seconds to the first page, those of CPU time, and its status."""
    with ExitStack() as stack:
        begun = time.perf_counter()
        server, host = serving(stack)
        status, _ = get(host, "/")
        return time.perf_counter() - begun, cpu_seconds(server.pid), status


def idle_sockets() -> float:
    """KiB by which the server grows with every socket."""
    with ExitStack() as stack:
        server, host = serving(stack)
        _, cookie = get(host, "/api/me")
        for _ in range(FIRST):
            stack.enter_context(connected(host, cookie))
        time.sleep(SETTLING)
        before = memory(server.pid)
        for _ in range(SOCKETS):
            stack.enter_context(connected(host, cookie))
        time.sleep(SETTLING)
        return (memory(server.pid) - before) * 1e6 / KIB / SOCKETS


def serving(stack: ExitStack) -> tuple[Popen[str], str]:
    """A server with a new home, and its host and port."""
    home = stack.enter_context(tempfile.TemporaryDirectory(prefix="mappamundi-bench-"))
    settings = {f"MAPPAMUNDI_{name}": value for name, value in SETTINGS.items()}
    command = [sys.executable, "-m", "mappamundi", "serve", "--port", "0"]
    core = min(os.sched_getaffinity(0))
    server = stack.enter_context(running(command, core, {"MAPPAMUNDI_HOME": home, **settings}))
    assert server.stdout is not None
    return server, server.stdout.readline().strip().removeprefix("http://")


def get(host: str, path: str) -> tuple[int, str]:
    """The status of an answer, and the cookie that came with it."""
    connection = http.client.HTTPConnection(host)
    connection.request("GET", path)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status, (answer.getheader("Set-Cookie") or "").partition(";")[0]


def connected(host: str, cookie: str) -> socket.socket:
    """A WebSocket that has been welcomed."""
    name, _, port = host.rpartition(":")
    line = socket.create_connection((name, int(port)))
    line.sendall(UPGRADE.format(host=host, cookie=cookie).encode())
    heard = b""
    while b'"welcome"' not in heard:
        got = line.recv(4096)
        if not got:
            raise RuntimeError(heard.decode(errors="replace"))
        heard += got
    return line
