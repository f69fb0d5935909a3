"""Nodes in this process: each a whole house, over one PostgreSQL and a bus in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from server.guests import Guest
from server.servers import CROWDED

from mappamundi.server.app import close_house, open_house
from mappamundi.server.house import House
from mappamundi.server.nodes.bus import MemoryBus
from mappamundi.server.nodes.node import ServerNode
from mappamundi.server.people.identity import Signer
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import open_store
from mappamundi.server.store.leases import Leases

SECRET = bytes(range(32))


class Named(NamedTuple):
    """A table, as far as its people know it."""

    id: str


class Noted(MemoryBus):
    """A bus that remembers what was said on it, and loses what it is told to lose."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[tuple[str, bytes]] = []
        self.losing = 0  # messages from now on

    def publish(self, subject: str, content: bytes) -> None:
        self.said.append((subject, content))
        if self.losing:
            self.losing -= 1
        else:
            super().publish(subject, content)


@asynccontextmanager
async def nodes(
    address: str, home: Path, count: int, bus: MemoryBus | None = None, **wishes: Any
) -> AsyncIterator[list[House]]:
    """So many nodes, open and alive."""
    bus = bus or MemoryBus()
    usual: dict[str, Any] = {"bot_haste": 0.0, "bot_search": False, **CROWDED}
    settings = ServerSettings(home=home, store=address, **(usual | wishes))
    async with AsyncExitStack() as stack:
        houses = []
        for _ in range(count):
            origin = ("http://localhost",)
            house = House(open_store(address), Signer(SECRET), origin, home, settings)
            ServerNode(house, bus, Leases(address)).join()
            await open_house(house)
            stack.push_async_callback(close_house, house)
            houses.append(house)
        yield houses


def guest(house: House, name: str) -> Guest:
    """Somebody who is connected to a node."""
    guest = Guest(house.hall, name)
    house.hub.connections.add(guest.connection)
    house.hub._people.setdefault(guest.person.id, set()).add(guest.connection)
    return guest


def node_of(house: House) -> ServerNode:
    """The node of a house."""
    node = house.hall.cluster
    assert isinstance(node, ServerNode)
    return node
