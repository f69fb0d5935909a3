"""A whole game of every kind over real sockets, by clients that know the protocol alone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest
from server.servers import Running
from trust.company import people, sit_down
from trust.guest import is_over

from mappamundi.game import GAMES
from mappamundi.log import loads, verify

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("slug", GAMES)
async def test_a_whole_game(slug: str, serve: Callable[..., Running]) -> None:
    server = serve()
    async with people(server.address, GAMES[slug].usual_seats + 1) as (spectator, *guests):
        table = await sit_down(guests, slug)
        await spectator.watch(table)
        chosen = [
            guest.play(table, random.Random(seat).choice) for seat, guest in enumerate(guests)
        ]
        await asyncio.gather(*chosen)
        await spectator.until(table, is_over)
        outcomes = [guest.tables[table]["outcome"] for guest in (spectator, *guests)]
        assert outcomes == [outcomes[0]] * len(outcomes)
        log = loads((await spectator.http.get(f"/api/tables/{table}/log")).text)
        assert verify(log) > 0
        assert log.secret == outcomes[0]["secret"]
