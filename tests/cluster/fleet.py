"""Three nodes as processes of their own, and people at all of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import asyncpg
from cluster.machines import Relay
from cluster.wanderer import Wanderer
from server.servers import Running
from trust.company import UNLIMITED
from trust.guest import Guest
from trust.kept import Row, promised, replayed
from trust.party import Party

NODES = 3
PAUSE = 0.15  # seconds that somebody thinks at the most: two cores carry all of this
LOG = 'SELECT "table", sequence, command, kind, payload, state FROM log'
# Who sits together, by the nodes at which they begin.
GROUPS = [(0, 1, 2), (0, 0, 1), (1, 1, 2), (2, 2, 0), (0, 0, 0), (1, 1, 1), (2, 2, 2)]


class Fleet:
    """Nodes over one PostgreSQL and one NATS, each with its own line to the latter."""

    def __init__(self, home: Path, store: str, bus: int) -> None:
        self.store = store
        self.relays = [Relay(bus) for _ in range(NODES)]
        self.nodes: list[Running] = []
        self.home = home
        self.lost = -1  # acknowledged actions that are not kept, once that is known

    async def start(self) -> None:
        for relay in self.relays:
            settings: dict[str, Any] = {**UNLIMITED, "bus": await relay.open()}
            node = Running(self.home, self.store, **settings)
            await asyncio.to_thread(node.start)
            self.nodes.append(node)

    async def stop(self) -> None:
        for node in self.nodes:
            await asyncio.to_thread(node.kill)
        for relay in self.relays:
            await relay.close()

    @property
    def addresses(self) -> list[str]:
        return [node.address for node in self.nodes]

    async def ask(self, question: str) -> list[Any]:
        """What the store says."""
        connection = await asyncpg.connect(self.store)
        try:
            found: list[Any] = await connection.fetch(question)
            return found
        finally:
            await connection.close()

    async def rows(self) -> list[Row]:
        """The whole log."""
        return [Row(*row) for row in await self.ask(f'{LOG} ORDER BY "table", sequence')]


@asynccontextmanager
async def fleet(home: Path, store: str, bus: int) -> AsyncIterator[Fleet]:
    """Three nodes that run."""
    ships = Fleet(home, store, bus)
    try:
        await ships.start()
        yield ships
    finally:
        await ships.stop()


@asynccontextmanager
async def playing(ships: Fleet, seed: int) -> AsyncIterator[tuple[Party, list[Wanderer]]]:
    """Groups at all nodes, until this ends; then everybody has seen what is kept, and all of it."""
    luck, party = random.Random(seed), Party(PAUSE)
    async with AsyncExitStack() as stack:
        everybody: list[Wanderer] = []
        games = []
        for group in GROUPS:
            guests = [Wanderer(ships.addresses, at) for at in group]
            for guest in guests:
                await stack.enter_async_context(guest)
            everybody += guests
            work = party.play(list[Guest](guests), random.Random(luck.random()))
            games.append(asyncio.create_task(work))
        await accepted(party)
        yield party, everybody
        await party.end(games)
        await agree(ships, everybody)
        rows = await ships.rows()
        lost = party.done.items() - promised(rows).items()
        ships.lost = len(lost)
        assert not lost
        assert replayed(rows)


async def accepted(party: Party) -> float:
    """Wait until an action is acknowledged from now on; how long it took."""
    begun = monotonic()
    while party.last < begun:
        await asyncio.sleep(0.01)
        assert monotonic() - begun < 60, "nobody can act any more"
    return monotonic() - begun


async def followed(ships: Fleet, everybody: list[Wanderer]) -> float:
    """Wait until everybody has seen what is kept now of their tables; how long it took."""
    begun = monotonic()
    last = {row["table"]: row["last"] for row in await ships.ask(LAST)}
    while any(
        known["version"] < last.get(name, -1)
        for each in everybody
        for name, known in each.tables.items()
    ):
        assert monotonic() - begun < 60, "they do not follow"
        await asyncio.sleep(0.02)
    return monotonic() - begun


async def agree(ships: Fleet, everybody: list[Wanderer]) -> float:
    """Wait until everybody has seen the newest of every table they look at; how long it took."""
    begun = monotonic()
    while True:
        last = {row["table"]: row["last"] for row in await ships.ask(LAST)}
        behind = [
            (name, known["version"], last.get(name))
            for each in everybody
            for name, known in each.tables.items()
            if known["version"] != last.get(name)
        ]
        if not behind:
            return monotonic() - begun
        assert monotonic() - begun < 60, f"they never agree: {behind}"
        await asyncio.sleep(0.05)


LAST = 'SELECT "table", max(sequence) AS last FROM log GROUP BY "table"'
