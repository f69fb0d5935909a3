"""S16 Whoever floods is closed at once, and R14 whoever does not read; others hardly notice."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from time import monotonic

import pytest
from server.servers import Running
from trust.company import people, sit_down
from trust.guest import Guest
from trust.pace import Pacer, p99
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.anyio

GAME = "null_nichtig"
SEATS = 4
ACTIONS = 60
FLOOD = 3_000
POLICY = 1008
# The promise is "at most twice"; below this a wait is the machine's business, not the server's.
UNNOTICED = 0.1
LONGEST = 30.0  # seconds until somebody is closed who does not read
SMALL = 2048  # bytes that a line of somebody who does not read can hold


async def test_a_flood_is_closed(
    serve: Callable[..., Running], figures: Callable[..., None]
) -> None:
    server = serve(messages_per_second=20, messages_at_once=100)
    async with people(server.address, SEATS) as guests:
        table = await sit_down(guests, GAME)
        pacer = Pacer(guests, table)
        before = await slowly(pacer)
        async with Guest(server.address) as rascal:
            flood = asyncio.create_task(flooded(rascal, table))
            after = await slowly(pacer)
            seconds = await flood
    assert seconds < 1
    assert after <= max(2 * before, UNNOTICED)
    figures("S16", closed_after_s=round(seconds, 3), p99_before=before, p99_during=after)


async def slowly(pacer: Pacer) -> float:
    """The time of some actions, none of them sent too soon to be polite."""
    spans = []
    for _ in range(ACTIONS // 2):
        spans += await pacer.measure(1)
        await asyncio.sleep(0.06)
    return p99(spans)


async def flooded(rascal: Guest, table: str) -> float:
    """Send without end on a line of one's own; seconds until it was closed."""
    async with connect(
        rascal.socket_address, additional_headers={"Cookie": cookie(rascal)}, compression=None
    ) as line:
        message = json.dumps({"type": "watch", "table": table})
        begun = monotonic()
        try:
            for _ in range(FLOOD):
                await line.send(message)
            await line.wait_closed()
        except ConnectionClosed:
            pass
        assert line.close_code == POLICY
        return monotonic() - begun


def cookie(guest: Guest) -> str:
    """Who somebody is, as a header says it."""
    return "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())


async def test_whoever_stops_reading_is_closed(
    serve: Callable[..., Running], often: Callable[[int, int], int], figures: Callable[..., None]
) -> None:
    server, count = serve(), often(200, 200)
    async with people(server.address, SEATS) as guests:
        table = await sit_down(guests, GAME)
        pacer = Pacer(guests, table)
        before = p99(await pacer.measure(ACTIONS))
        deaf = [await stop_reading(guests[0], server, table) for _ in range(count)]
        begun = monotonic()
        spans: list[float] = []
        while any(not line.is_closed for line in deaf):
            spans += await pacer.measure(1)
            await chatter(guests[1], table)
            assert monotonic() - begun < LONGEST, sum(not line.is_closed for line in deaf)
            for line in deaf:
                line.look()
        seconds = monotonic() - begun
    assert p99(spans) <= max(2 * before, UNNOTICED)
    figures("R14", deaf=count, closed_after_s=round(seconds, 1), p99_before=before, p99_during=p99(spans))  # fmt: skip


async def chatter(guest: Guest, table: str) -> None:
    """Something long for everybody to read."""
    assert (await guest.ask("say", table, text="ż" * 400))["type"] == "done"


class Deaf:
    """A line that is never read from; only the kernel hears that it was closed."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.is_closed = False

    def look(self) -> None:
        """Has the other side given up?"""
        channel = self.line.transport.get_extra_info("socket")
        info = channel.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)
        self.is_closed = info[0] != 1  # no longer ESTABLISHED


async def stop_reading(guest: Guest, server: Running, table: str) -> Deaf:
    """Look at a table, and then never again."""
    channel = socket.create_connection(("127.0.0.1", server.port))
    channel.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line = await connect(
        guest.socket_address,
        sock=channel,
        additional_headers={"Cookie": cookie(guest)},
        compression=None,
        ping_interval=None,
    )
    await line.send(json.dumps({"type": "watch", "table": table}))
    line.transport.pause_reading()
    return Deaf(line)
