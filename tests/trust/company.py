"""People who sit down together and play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from trust.guest import Guest

from mappamundi.game import GAMES

# What would hold up a crowd that comes from one address and is in a hurry.
UNLIMITED: dict[str, Any] = {
    "sockets_per_address": 100_000,
    "sockets_per_person": 1_000,
    "tables_per_person": 10_000,
    "messages_per_second": 1e6,
    "words_per_second": 1e6,
    "words_at_once": 1e6,
    "messages_at_once": 1e6,
    "requests_per_second": 1e6,
    "requests_at_once": 1e6,
    "everybody_per_second": 1e6,
    "everybody_at_once": 1e6,
    "tables_per_address": 100_000,
    "log_level": "error",
}
ABOUT = {"story", "sayings", "since", "chairs", "watchers", "clock"}  # that two may see differently


@asynccontextmanager
async def people(address: str, count: int) -> AsyncIterator[list[Guest]]:
    """So many people at a server."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Guest(address)) for _ in range(count)]


async def sit_down(guests: Sequence[Guest], game: str, **wishes: Any) -> str:
    """A running table with these people at it, all looking."""
    table = await guests[0].make(game, seats=len(guests), **wishes)
    await asyncio.gather(*(guest.watch(table) for guest in guests))
    for guest in guests[1:]:
        assert (await guest.ask("sit", table))["type"] == "done"
    assert (await guests[0].ask("start", table))["type"] == "done"
    for guest in guests:
        await guest.until(table, lambda known: known["status"] == "running")
    return table


def fewest(game: str) -> int:
    """The smallest number of seats a game is played with."""
    return GAMES[game].seats.start


def seen(table: dict[str, Any]) -> dict[str, Any]:
    """What somebody has seen of a table, without what depends on the moment."""
    picture = {part: value for part, value in table.items() if part not in ABOUT}
    return {**picture, "story": table["story"], "sayings": table["sayings"]}
