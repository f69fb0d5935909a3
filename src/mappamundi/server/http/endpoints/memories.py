"""What I remember of the world, for all devices on which I am the same person."""

from __future__ import annotations

from mappamundi.server.house import Visit
from mappamundi.server.http.account import World
from mappamundi.server.http.router import Endpoints
from mappamundi.server.table.clock import now

ENDPOINTS = Endpoints()
LONGEST = 512 * 1024  # bytes that a device says at once
SECOND = 1000  # milliseconds


@ENDPOINTS.add("GET", "/api/me/world")
async def show_world(visit: Visit) -> World:
    """Everything that I remember here."""
    return await visit.house.memories.world(visit.person)


@ENDPOINTS.add("POST", "/api/me/world", longest=LONGEST)
async def remember_world(visit: Visit, body: World) -> None:
    """Unite what this device remembers with the rest; said twice it is the same."""
    await visit.house.people.keep(visit.person)
    await visit.house.memories.add(visit.person, body.memories)


@ENDPOINTS.add("DELETE", "/api/me/world")
async def forget_world(visit: Visit) -> None:
    """Forget all of it, on every device."""
    await visit.house.memories.clear(visit.person, now() // SECOND)
