"""R1 `kill -9` of the server at random instants under at least 50 running games of all kinds."""

from __future__ import annotations

import asyncio
import gc
import os
import random
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from server.servers import Running
from trust.company import people
from trust.conftest import IS_FULL
from trust.kept import acknowledged, assert_replays
from trust.pace import starved
from trust.party import Party

pytestmark = [
    pytest.mark.anyio,
    # Lines on which a server dies while they are being made are left to the collector.
    pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"),
]

PEOPLE = 6  # everybody sits at many tables
TABLES = 50
SEATS = 3
LONGEST_RUN = 0.4  # seconds between the first action after a restart and the next kill
PATIENCE = 5.0  # seconds until an action is accepted after a restart
PARTS = range(1 if IS_FULL else 4)  # so that no one test takes minutes


@pytest.mark.parametrize("part", PARTS)
async def test_nothing_acknowledged_is_lost(
    part: int,
    tmp_path: Path,
    serve: Callable[..., Running],
    often: Callable[[int, int], int],
    figures: Callable[..., None],
) -> None:
    path = tmp_path / "tables.db"
    server = serve()
    kills, luck, party = often(100, 1000) // len(PARTS), random.Random(part), Party()
    async with people(server.address, PEOPLE) as guests:
        groups = [luck.sample(guests, SEATS) for _ in range(TABLES)]
        games = [
            asyncio.create_task(party.play(group, random.Random(luck.random()))) for group in groups
        ]
        await accepted(party, server)
        slowest = 0.0
        for _ in range(kills):
            await asyncio.sleep(luck.random() * LONGEST_RUN)
            server.kill()
            await asyncio.to_thread(server.start)
            slowest = max(slowest, await accepted(party, server))
        await party.end(games)
    gc.collect()
    kept = acknowledged(path)
    lost = party.done.items() - kept.items()
    assert not lost
    compared = assert_replays(path)
    assert slowest <= PATIENCE
    figures("R1", kills=kills, acknowledged=len(party.done), lost=len(lost), replayed=compared,
            slowest_return_s=round(slowest, 2))  # fmt: skip


async def accepted(party: Party, server: Running) -> float:
    """Wait until an action is accepted from now on; how long that took on a machine of our own.

    While others keep a busy machine from going on with us or with the server, no time passes.
    """
    begun, both = monotonic(), (os.getpid(), server.process.pid)
    before = sum(map(starved, both))
    while party.last < begun:
        await asyncio.sleep(0.005)
        assert monotonic() - begun < 60, "nobody can act any more"
    return max(0.0, party.last - begun - (sum(map(starved, both)) - before))
