"""Claim: nodes share the work: moves a second of one to three, what the bus costs, take-overs.

PostgreSQL, NATS, the nodes and everybody who plays share this machine, so that moves a second say
little where there are fewer cores than nodes; what a move costs the nodes says more.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import msgspec
import psutil

from benchmarks.servers import OPEN
from benchmarks.sitter import SEATS, Sitter, seated
from mappamundi.server.settings import ServerSettings
from mappamundi.server.trial import trial

WARMING = 2.0  # seconds before anything counts
SETTLING = 3.0  # seconds after which nodes know each other
NEVER = float("inf")
Say = Callable[[str], None]


class Throughput(msgspec.Struct, frozen=True):
    """So many nodes under as much as their people can do."""

    nodes: int
    is_spread: bool  # is everybody of a table at another node?
    rate: float  # moves a second
    cpu: float  # microseconds of all nodes a move
    busy: float  # cores that everything on this machine used
    p50: float  # milliseconds until a move is acknowledged
    p99: float


class TakeOver(msgspec.Struct, frozen=True):
    """How long tables of a node that is killed are away from people at the others."""

    tables: int
    p50: float  # seconds until a move is acknowledged again
    p99: float


class NodesReport(msgspec.Struct, frozen=True):
    """All of it."""

    cores: int
    load: float  # of the machine when it began: how many waited for its cores
    throughput: list[Throughput]
    take_over: TakeOver


class Fleet:
    """Nodes as processes of their own."""

    def __init__(self, settings: ServerSettings) -> None:
        names = {"HOME": str(settings.home), "STORE": settings.store, "BUS": settings.bus}
        self.environment = {f"MAPPAMUNDI_{name}": each for name, each in {**OPEN, **names}.items()}
        self.processes: list[subprocess.Popen[str]] = []
        self.addresses: list[str] = []

    def add(self) -> None:
        """One more, which serves."""
        words = [sys.executable, "-m", "mappamundi", "serve", "--port", "0"]
        environment = {**os.environ, **self.environment}
        process = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
        self.processes.append(process)
        assert process.stdout is not None
        self.addresses.append(process.stdout.readline().strip())
        assert self.addresses[-1].startswith("http://"), "a node does not start"

    def kill(self, number: int) -> None:
        """End one without a word."""
        process = self.processes.pop(number)
        self.addresses.pop(number)
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()

    def cpu(self) -> float:
        """Seconds that all of them have used."""
        times = [psutil.Process(each.pid).cpu_times() for each in self.processes]
        return sum(each.user + each.system for each in times)


@contextmanager
def fleet(settings: ServerSettings, count: int) -> Iterator[Fleet]:
    """So many nodes."""
    ships = Fleet(settings)
    try:
        for _ in range(count):
            ships.add()
        yield ships
    finally:
        while ships.processes:
            ships.kill(0)


def measure(say: Say, tables: int, seconds: float, rounds: int) -> NodesReport:
    """Throughput of one, two and three nodes, then take-overs."""
    begun = os.getloadavg()[0]
    with (
        tempfile.TemporaryDirectory(prefix="mappamundi-nodes-") as home,
        trial(ServerSettings(home=Path(home)), lambda message, **_: None) as settings,
    ):
        found = []
        for count, is_spread in ((1, False), (2, False), (3, False), (2, True), (3, True)):
            say(f"{count} nodes, people of a table {'apart' if is_spread else 'together'} …")
            with fleet(settings, count) as ships:
                found.append(asyncio.run(driven(ships, tables, seconds, is_spread)))
        waits = []
        for number in range(rounds):
            say(f"a node is killed, {number + 1} of {rounds} …")
            with fleet(settings, 3) as ships:
                waits += asyncio.run(orphaned(ships, tables))
    cores = len(os.sched_getaffinity(0))
    return NodesReport(cores, begun, found, TakeOver(len(waits), *middle_and_worst(waits)))


async def driven(ships: Fleet, tables: int, seconds: float, is_spread: bool) -> Throughput:
    """Everybody does what they can for a while."""
    await asyncio.sleep(SETTLING)
    places = [places_of(ships.addresses, number, is_spread) for number in range(tables)]
    sat = [await seated(each[0], each) for each in places]
    people = [each for _, sitters in sat for each in sitters]
    games = [asyncio.create_task(each.play(table)) for table, sitters in sat for each in sitters]
    await asyncio.sleep(WARMING)
    for each in people:
        each.waits.clear()
    spent, everything, begun = ships.cpu(), psutil.cpu_times(), perf_counter()
    await asyncio.sleep(seconds)
    waits = [wait for each in people for wait in each.waits]
    moves, cpu, passed = len(waits), ships.cpu() - spent, perf_counter() - begun
    busy = used(psutil.cpu_times()) - used(everything)
    await ended(people, games)
    p50, p99 = middle_and_worst(waits)
    return Throughput(len(ships.addresses), is_spread, moves / passed, 1e6 * cpu / moves,
                      busy / passed, 1e3 * p50, 1e3 * p99)  # fmt: skip


async def orphaned(ships: Fleet, tables: int) -> list[float]:
    """How long it takes at each table of a node that is killed until a move counts again."""
    await asyncio.sleep(SETTLING)
    *others, lost = ships.addresses
    sat = [
        await seated(lost, [others[(number + seat) % len(others)] for seat in range(SEATS)])
        for number in range(tables)
    ]
    games = [asyncio.create_task(each.play(table)) for table, sitters in sat for each in sitters]
    await asyncio.sleep(WARMING)
    people = [each for _, sitters in sat for each in sitters]
    ships.kill(len(others))
    killed = perf_counter()
    waits: list[float] = []
    for _, sitters in sat:
        if all(each.is_over for each in sitters):
            continue
        while (wait := min(first_after(each, killed) for each in sitters)) == NEVER:
            await asyncio.sleep(0.005)
        waits.append(wait)
    await ended(people, games)
    return waits


def first_after(sitter: Sitter, moment: float) -> float:
    """How long after a moment somebody's move was acknowledged first; never is long."""
    return next((at - moment for at in sitter.moments if at > moment), NEVER)


async def ended(people: Sequence[Sitter], games: Sequence[asyncio.Task[None]]) -> None:
    for game in games:
        game.cancel()
    for result in await asyncio.gather(*games, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    await asyncio.gather(*(each.go() for each in people))


def places_of(addresses: Sequence[str], number: int, is_spread: bool) -> list[str]:
    """Where the people of a table are; the first holds it."""
    step = 1 if is_spread else 0
    return [addresses[(number + step * seat) % len(addresses)] for seat in range(SEATS)]


def used(times: Any) -> float:
    return float(times.user + times.system)


def middle_and_worst(waits: Sequence[float]) -> tuple[float, float]:
    """Half of them take no longer than the one, 99 of 100 than the other."""
    marks = quantiles(waits, n=100, method="inclusive")
    return marks[49], marks[98]
