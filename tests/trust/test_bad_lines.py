"""R9 Games over a line that delays, drops and cuts in the middle of a frame."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest
from server.servers import Running
from trust.company import fewest, people, seen, sit_down
from trust.guest import Guest, is_over
from trust.proxy import bad_line

from mappamundi.game import SLUGS

pytestmark = pytest.mark.anyio

AT_ONCE = 20
MOVES = 25  # of each seat, then the game is left as it is


async def test_everybody_sees_what_is(
    serve: Callable[..., Running], often: Callable[[int, int], int], figures: Callable[..., None]
) -> None:
    games = often(100, 1_000)
    server = serve()
    turn = asyncio.Semaphore(AT_ONCE)

    async def play(number: int, address: str) -> int:
        slug = SLUGS[number % len(SLUGS)]
        async with turn, people(server.address, fewest(slug)) as guests:
            for guest in guests:  # they enter by the front door, and then the line gets bad
                guest.socket_address = address.replace("http", "ws", 1) + "/ws"
                guest.cut()
            table = await sit_down(guests, slug)
            return await finish(guests, table, random.Random(number))

    async with bad_line(server.port, seed=9) as (address, proxy):
        compared = await asyncio.gather(*(play(number, address) for number in range(games)))
    assert proxy.cuts > games
    figures("R9", games=games, cuts=proxy.cuts, views_compared=sum(compared))


async def finish(guests: list[Guest], table: str, luck: random.Random) -> int:
    """Play, come to rest, and compare with what a new connection is shown; how many views."""
    plays = [asyncio.create_task(guest.play(table, luck.choice, MOVES)) for guest in guests]
    await asyncio.wait(plays, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.sleep(0.2)
    for play in plays:
        play.cancel()
    await asyncio.gather(*plays, return_exceptions=True)
    for guest in guests:
        async with Guest(guest.address, guest.http.cookies) as again:
            fresh = await again.watch(table)
            await guest.reach(table, fresh["version"])
            if guest.tables[table]["version"] > fresh["version"]:
                fresh = await again.watch(table)
            assert seen(guest.tables[table]) == seen(fresh)
            assert is_over(fresh) or fresh["status"] == "running"
    return len(guests)
