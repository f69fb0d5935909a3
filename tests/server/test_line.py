"""How far it is to the other end of a line, as the operating system knows it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any

import pytest
import uvloop
from server.virtual import run

from mappamundi.server.line.line import least_trip

NEAR = 1.0  # seconds: nothing on this machine is farther


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
@pytest.mark.parametrize("make", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_the_system_knows_the_way_to_the_other_end(make: Callable[[], Any]) -> None:
    """Under both event loops that a server may run on."""

    async def measure() -> float | None:
        arrived: asyncio.Queue[float | None] = asyncio.Queue()

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readline()
            arrived.put_nowait(least_trip(writer.transport))
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        async with server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.write(b"\n")
            found = await arrived.get()
            writer.close()
            await writer.wait_closed()
        return found

    found = run(make(), measure())
    assert found is not None
    assert 0 <= found < NEAR


@pytest.mark.parametrize("make", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_line_that_is_gone_has_no_length(make: Callable[[], Any]) -> None:
    """uvloop says so in another way than sockets do."""

    async def measure() -> float | None:
        gone = asyncio.Event()

        async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()
            gone.set()

        server = await asyncio.start_server(hang_up, "127.0.0.1", 0)
        async with server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            least_trip(writer.transport)  # as of every line, again and again
            writer.close()
            await writer.wait_closed()
            await gone.wait()
            return least_trip(writer.transport)

    assert run(make(), measure()) is None
