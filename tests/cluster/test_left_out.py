"""A node that cannot talk to the others, who have its tables: nobody is better off there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from cluster.houses import Noted, guest, node_of, nodes
from server.guests import until
from starlette.requests import HTTPConnection

from mappamundi.server.app import build
from mappamundi.server.house import House
from mappamundi.server.http.socket import Socket

pytestmark = pytest.mark.anyio


async def health(house: House) -> int:
    transport = httpx.ASGITransport(app=build(house))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        return (await client.get("/healthz")).status_code


def refusal(house: House) -> str | None:
    """Why somebody who comes for the first time may not come in."""
    scope: dict[str, Any] = {"type": "websocket", "headers": [], "client": ("127.0.0.1", 1)}
    return Socket(house).refusal(HTTPConnection(scope), None)


async def test_nobody_comes_in_where_nothing_can_be_done(address: str, tmp_path: Path) -> None:
    bus = Noted()
    async with nodes(address, tmp_path, 1, bus) as (house,):
        anna, node = guest(house, "Anna"), node_of(house)
        bus.is_up = False  # for everybody, as far as is known: nobody has taken anything
        await until(lambda: node.life._is_cut)
        assert (refusal(house), await health(house)) == ("unknown", 200)
        assert anna.line.is_open
        connection = await asyncpg.connect(address)
        await connection.execute("DELETE FROM nodes WHERE id = $1", node.node)
        await connection.close()
        await until(lambda: node.is_left_out)
        assert (refusal(house), await health(house)) == ("left-out", 503)
        await until(lambda: not anna.line.is_open)
        bus.is_up = True
        await until(lambda: not node.is_left_out)
        assert (refusal(house), await health(house)) == ("unknown", 200)
