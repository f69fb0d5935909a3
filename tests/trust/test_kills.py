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
from trust.company import people, sit_down
from trust.conftest import IS_FULL
from trust.guest import Guest
from trust.kept import acknowledged, assert_replays
from trust.pace import starved

from mappamundi.game import SLUGS

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
PAUSE = 0.02  # seconds that somebody thinks, so that few cores are enough for all


class Party:
    """Everything that was acknowledged, and when the last of it was."""

    def __init__(self) -> None:
        self.done: dict[tuple[str, str], int] = {}
        self.last = 0.0
        self.is_closing = False

    async def play(self, guests: list[Guest], luck: random.Random) -> None:
        """One table after the other, so that there are always enough."""
        while not self.is_closing:
            table = await sit_down(guests, luck.choice(SLUGS))
            seed = luck.random()
            await asyncio.gather(*(self.take_part(guest, table, seed) for guest in guests))
            await asyncio.gather(*(guest.look_away(table) for guest in guests))

    async def take_part(self, guest: Guest, table: str, seed: float) -> None:
        """Play until the end of the game or of the party."""
        luck = random.Random(seed)
        while not self.is_closing:
            known = await guest.until(
                table, lambda known: known["status"] == "over" or bool(known["legal"])
            )
            if known["status"] == "over":
                return
            answer = await guest.act(table, luck.choice(known["legal"]))
            self.note(table, answer)
            await guest.reach(table, answer.get("version", -1))
            await asyncio.sleep(PAUSE * luck.random())

    def note(self, table: str, answer: dict[str, object]) -> None:
        """An answer is a promise."""
        if answer["type"] == "done":
            version = answer["version"]
            assert isinstance(version, int)
            self.done[table, str(answer["id"])] = version
            self.last = monotonic()


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
        await end(party, games)
    gc.collect()
    kept = acknowledged(path)
    lost = party.done.items() - kept.items()
    assert not lost
    compared = assert_replays(path)
    assert slowest <= PATIENCE
    figures("R1", kills=kills, acknowledged=len(party.done), lost=len(lost), replayed=compared,
            slowest_return_s=round(slowest, 2))  # fmt: skip


async def end(party: Party, games: list[asyncio.Task[None]]) -> None:
    """Everybody stops; whoever waits for another in vain is sent home."""
    party.is_closing = True
    ended, waiting = await asyncio.wait(games, timeout=1)
    for game in waiting:
        game.cancel()
    for game in ended:
        game.result()


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
