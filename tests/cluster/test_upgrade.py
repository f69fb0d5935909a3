"""R19 for a fleet: nodes are upgraded one after the other to a release with other rules.

A node that lacks the rules of a table gives it back to one that has them, however it came by it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cluster.fleet import Fleet, fleet
from cluster.machines import Nats
from server.client import Client
from server.test_upgrade import GAME, WORTH, asked, play, release

__all__ = ["release"]
pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"),
]
SHORT: dict[str, Any] = {"seats": 3, "options": {"end": "target", "target": "1"}}
HELD = 'SELECT "table", node FROM holdings JOIN nodes ON id = node'


@asynccontextmanager
async def at(ships: Fleet, number: int, person: Client | None = None) -> AsyncIterator[Client]:
    """Somebody at a node, perhaps who has been at another before."""
    client = Client(ships.addresses[number])
    if person is not None:
        client.http.cookies = person.http.cookies
    async with client:
        yield client


async def upgrade(ships: Fleet, number: int, release: Path) -> None:
    """Stop a node, which hands its tables over, and start it as the next release."""
    await leave(ships, number)
    ships.nodes[number].release = release
    await asyncio.to_thread(ships.nodes[number].start)


async def leave(ships: Fleet, number: int) -> None:
    assert await asyncio.to_thread(ships.nodes[number].stop) == 0


async def made(anna: Client, count: int) -> list[str]:
    """So many tables that have begun, of which some have a clock."""
    tables = []
    for number in range(count):
        pace = "daily" if number % 2 else "relaxed"
        table = await anna.make(GAME, bots="novice", pace=pace, **SHORT)
        await play(anna, table, 2)
        tables.append(table)
    return tables


async def finish(anna: Client, tables: list[str], rules: int) -> None:
    """Play all of these to their end: they are by the rules that they began with."""
    for table in tables:
        await found(anna, table)
        over = await play(anna, table)
        points = over["outcome"]["points"]
        assert (max(points) < WORTH) if rules == 1 else (min(points) > WORTH / 2)
        assert (await asked(anna, table, "log"))["rules"] == rules


async def found(anna: Client, table: str) -> None:
    """Look at a table until it is shown: who has come is known within a moment."""
    while table not in anna.tables:
        anna.replies.clear()
        await anna.send(type="watch", table=table)
        await anna.until(lambda: [each for each in anna.replies if each.get("table") == table])


async def test_everybody_plays_on_while_nodes_are_upgraded_one_by_one(
    address: str, nats: Nats, tmp_path: Path, release: Path
) -> None:
    async with fleet(tmp_path, address, nats.port) as ships, asyncio.timeout(400):
        async with at(ships, 0) as anna:
            old = await made(anna, 6)
        await upgrade(ships, 2, release)
        async with at(ships, 2, anna) as anna:
            new = await made(anna, 8)
        await leave(ships, 2)  # to those who lack its rules
        async with at(ships, 0, anna) as anna:
            assert await aside(anna, new[:2])
        await upgrade(ships, 1, release)
        async with at(ships, 0, anna) as anna:  # at a node of the old rules: another has them
            await finish(anna, new[:4], 2)
            await finish(anna, old[:2], 1)
        await asyncio.to_thread(ships.nodes[2].start)
        await leave(ships, 1)  # some to a node that lacks their rules, some to one that has them
        async with at(ships, 2, anna) as anna:
            await finish(anna, new[4:6], 2)
            await finish(anna, old[2:4], 1)
        async with at(ships, 0, anna) as anna:
            await finish(anna, new[6:], 2)
        await leave(ships, 0)
        async with at(ships, 2, anna) as anna:
            await finish(anna, old[4:], 1)


async def aside(anna: Client, tables: list[str]) -> bool:
    """Are these tables shown as set aside, because nobody there has their rules?"""
    for table in tables:
        await anna.send(type="watch", table=table)
        await anna.until(
            lambda table=table: [
                each
                for each in anna.replies
                if each.get("table") == table and each.get("message") == "table-set-aside"
            ]
        )
    return True
