"""S16 Whoever floods is closed at once, and R14 whoever does not read; others hardly notice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import pytest
from server.servers import Running
from trust.company import people, sit_down
from trust.guest import Guest
from trust.lines import stop_reading
from trust.pace import CORES, hear, is_unnoticed, p99, worked
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.anyio

GAME = "null_nichtig"
SEATS = 4
WORDS = 100  # timed before anything happens
FLOOD = 3_000
POLICY = 1008
POLITE = 0.06  # seconds between two words of somebody who keeps to the limits
LONGEST = 30.0  # seconds until somebody is closed who does not read
DEAF = 200


async def test_a_flood_is_closed(
    serve: Callable[..., Running], figures: Callable[..., None]
) -> None:
    server = serve(messages_per_second=20, messages_at_once=100)
    async with people(server.address, SEATS + 1) as (rascal, *guests):
        table = await sit_down(guests, GAME)
        before = [await hear(guests, table, POLITE) for _ in range(WORDS // 2)]
        begun, work = monotonic(), worked(server.process.pid)
        flood = asyncio.create_task(flooded(rascal, table))
        during = [await hear(guests, table, POLITE) for _ in range(WORDS // 2)]
        seconds = await flood
        work = (worked(server.process.pid) - work) / (monotonic() - begun)
    assert seconds < 1
    assert is_unnoticed(before, during)
    assert work <= CORES
    figures("S16", closed_s=round(seconds, 3), p99_before=p99(before),
            p99_during=p99(during), cores=round(work, 2))  # fmt: skip


async def flooded(rascal: Guest, table: str) -> float:
    """Send without end on a line of one's own; seconds until it was closed."""
    headers = {"Cookie": rascal.cookie}
    async with connect(rascal.socket_address, additional_headers=headers) as line:
        message = json.dumps({"type": "unwatch", "table": table})
        begun = monotonic()
        with suppress(ConnectionClosed):
            for _ in range(FLOOD):
                await line.send(message)
        await line.wait_closed()
        assert line.close_code == POLICY
        return monotonic() - begun


async def open_sockets(guest: Guest) -> int:
    """How many the server has; whoever does not read cannot tell whether he was closed."""
    text = (await guest.http.get("/metrics")).text
    line = next(line for line in text.splitlines() if line.startswith("mappamundi_sockets "))
    return int(float(line.split()[1]))


async def test_whoever_stops_reading_is_closed(
    serve: Callable[..., Running], figures: Callable[..., None]
) -> None:
    server = serve()
    async with people(server.address, SEATS) as guests:
        table = await sit_down(guests, GAME)
        before = [await hear(guests, table) for _ in range(WORDS)]
        deaf = [stop_reading(server.port, guests[0].cookie, table) for _ in range(DEAF)]
        begun = monotonic()
        during: list[float] = []
        while (sockets := await open_sockets(guests[0])) > SEATS:
            during += [await hear(guests, table) for _ in range(WORDS // 10)]
            assert monotonic() - begun < LONGEST, sockets
        seconds = monotonic() - begun
        for line in deaf:
            line.close()
    assert is_unnoticed(before, during)
    figures("R14", deaf=DEAF, closed_s=seconds, p99_before=p99(before), p99_during=p99(during))
