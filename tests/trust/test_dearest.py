"""S22 The dearest that can be asked for, from one address at full force: others hardly notice."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter

import httpx
import pytest
from server.servers import CROWDED, Running, first_line
from trust.attacks import ATTACKS
from trust.company import UNLIMITED, people, sit_down
from trust.doors import game_so_far, name_of, table_for_advice, wishes
from trust.guest import Guest
from trust.pace import CORES, IS_FULL, is_unnoticed, p99, worked
from trust.rascal import Rascal, beside
from websockets.asyncio.client import connect

from mappamundi.server.settings import ServerSettings

pytestmark = pytest.mark.anyio

GAME, SEATS = "null_nichtig", 4
LONG = "laender_toppen"  # the game whose tables grow the longest
CALM, STORM, TOGETHER = (20.0, 60.0, 600.0) if IS_FULL else (1.0, 4.0, 0.0)  # seconds
ALL = " ".join(ATTACKS)
BESIDE = beside.__name__  # what a full force costs that never comes to the server
POLITE = 0.03  # seconds between two moves
HARDLY = 0.1  # seconds that every other wait is a busy machine's, and no reason to fail
COMING = 0.25 if IS_FULL else 5.0  # seconds in which somebody new is let in
GROWTH = 100 << 10  # KiB
FILES = 1024  # that the server may have open: the usual limit of many systems


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, str]]:
    """A server with the limits that are usual, and a long table on it."""
    home = tmp_path_factory.mktemp("dearest")
    store = f"sqlite:///{home / 'tables.db'}"
    server = Running(home, store, **UNLIMITED)
    server.start()
    table = asyncio.run(played(server))
    assert server.stop() == 0
    usual = {name: getattr(ServerSettings(home=home), name) for name in CROWDED}
    server = Running(home, store, files=FILES, log_level="error", **usual)
    server.start()
    yield server, table
    assert server.stop() == 0


async def played(server: Running) -> str:
    """A table at which a whole game was played."""
    async with people(server.address, 1) as (guest,):
        table = await guest.make(LONG, seats=6, bots="novice")
        await guest.watch(table)
        await guest.play(table, lambda legal: legal[-1])
        return table


@contextmanager
def attacks(names: str, server: Running, table: str) -> Iterator[None]:
    """One of them, or several at the same time."""
    with ExitStack() as stack:
        for name in names.split():
            stack.enter_context(attack(name, server, table))
        yield


@contextmanager
def attack(name: str, server: Running, table: str) -> Iterator[None]:
    """Somebody does their worst."""
    number = [*ATTACKS, BESIDE].index(name)
    words = ["-m", "trust.attacks", name, f"127.0.0.{20 + number}", str(server.port), table]
    process = subprocess.Popen(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert first_line(process) == "begun\n"
        yield
        assert process.poll() is None, "the attacker gave up"
    finally:
        process.kill()
        process.communicate(timeout=60)


class Company:
    """People at a table, who play one game after the other."""

    def __init__(self, guests: list[Guest]) -> None:
        self.guests = guests
        self.table = ""

    async def play(self, seconds: float) -> list[float]:
        """Whoever may moves; seconds each time until the last one has seen it."""
        spans, end = [], monotonic() + seconds
        while monotonic() < end:
            guest = await self.next_one()
            begun = perf_counter()
            answer = await guest.act(self.table, guest.tables[self.table]["legal"][0])
            seen = (each.reach(self.table, answer["version"]) for each in self.guests)
            await asyncio.gather(*seen)
            spans.append(perf_counter() - begun)
            await asyncio.sleep(POLITE)
        return spans

    async def next_one(self) -> Guest:
        """Who may move; at another table when the game is over."""
        if not self.table or self.guests[0].tables[self.table]["status"] == "over":
            self.table = await sit_down(self.guests, GAME)
        return next(each for each in self.guests if each.tables[self.table]["legal"])


async def arrival(server: Running, table: str) -> float:
    """Somebody new comes in and looks at a table; seconds."""
    begun = perf_counter()
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.90")
    async with httpx.AsyncClient(transport=transport, base_url=server.address, timeout=30) as who:
        assert (await who.get("/healthz")).status_code == 200
        assert (await who.get("/")).status_code in (200, 503)  # 503, for all is well: not built
        assert (await who.get("/api/me")).status_code == 200
        cookie = "; ".join(f"{name}={value}" for name, value in who.cookies.items())
    address = server.address.replace("http", "ws", 1) + "/ws"
    async with connect(
        address,
        additional_headers={"Cookie": cookie},
        local_addr=("127.0.0.90", 0),
        max_size=None,
    ) as line:
        await line.send(f'{{"type":"watch","table":"{table}"}}')
        async with asyncio.timeout(30):
            async for message in line:
                if '"type":"table"' in str(message):
                    break
    return perf_counter() - begun


def memory(server: Running) -> int:
    """What the server takes, in KiB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


async def test_the_later_doors_are_asked_rightly(house: tuple[Running, str]) -> None:
    """Who is refused at once attacks nothing."""
    server, table = house
    rascal = Rascal("127.0.0.60", server.port, table)
    cookie = await rascal.cookie()
    me = await name_of(rascal, cookie)
    for method, path, body in [("POST", "/api/brought", game_so_far()), *wishes()]:
        answer = await rascal.ask(method, path.replace("{me}", me), body, cookie)
        assert answer.split()[1][:1] == b"2", (path, answer[:500])
    assert await table_for_advice(rascal, cookie) != table


@pytest.mark.parametrize("names", [*ATTACKS, *([BESIDE, ALL] if IS_FULL else [])])
async def test_one_attacker_does_not_matter(
    house: tuple[Running, str], names: str, figures: Callable[..., None]
) -> None:
    server, long_table = house
    async with people(server.address, SEATS) as guests:
        company = Company(guests)
        calm, before = await company.play(CALM), memory(server)
        usual = await arrival(server, company.table)
        with attacks(names, server, long_table):
            seconds = TOGETHER if names == ALL else STORM
            begun, work = monotonic(), worked(server.process.pid)
            playing = asyncio.create_task(company.play(seconds))
            arrived = [await arrival(server, company.table)]
            if IS_FULL:  # and in the midst of it
                await asyncio.sleep(seconds / 2)
                arrived.append(await arrival(server, company.table))
            storm, after = await playing, memory(server)
            work = (worked(server.process.pid) - work) / (monotonic() - begun)
    figures("S22", attack=names, p50_calm=round(median(calm), 4), p50=round(median(storm), 4),
            p99_calm=p99(calm), p99=p99(storm), newcomer_s=round(max(arrived), 3),
            cores=round(work, 2), mebibytes=(after - before) >> 10)  # fmt: skip
    assert is_unnoticed(calm, storm)
    assert median(storm) <= max(2 * median(calm), HARDLY)
    assert max(arrived) <= max(2 * usual, COMING)
    assert work <= CORES
    assert after - before < GROWTH
