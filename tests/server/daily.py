"""People who play deals of days, and a clock on the wall that is set by hand."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import httpx
from server.guests import until

from mappamundi.errors import Refusal
from mappamundi.server.contests.days import begins
from mappamundi.server.house import House
from mappamundi.server.table import clock
from mappamundi.server.table.deeds import read as read_happening
from mappamundi.server.table.deeds.act import Act, Acted
from mappamundi.server.table.deeds.start import Started
from mappamundi.server.table.order import Order
from mappamundi.server.table.table import Table

GAME = "panstwa"  # the shortest
NOON = begins("2027-03-14") + 12 * clock.HOUR


class Wall:
    """The time of day, as it is set."""

    def __init__(self) -> None:
        self.at = NOON

    def time_ns(self) -> int:
        return self.at * 1_000_000


class Player:
    """Somebody who plays by a rule of their own, the same wherever they are asked the same."""

    def __init__(self, house: House, http: httpx.AsyncClient, taste: int = 0) -> None:
        self.house = house
        self.http = http
        self.taste = taste

    async def begin(self, game: str, day: str) -> Table:
        answer = await self.http.post(f"/api/deals/{game}/{day}")
        assert answer.status_code == 201, answer.text
        return await self.house.hall.table(answer.json()["table"])

    async def play(self, table: Table, most: int = 10**6) -> None:
        """To the end, or so many decisions."""
        me = (await self.http.get("/api/me")).json()["person"]["id"]
        for _ in range(most):
            await until(lambda: table.kept.status == "over" or self._is_asked(table, me))
            if table.kept.status == "over":
                break
            await self._act(table, me)

    def _is_asked(self, table: Table, me: str) -> bool:
        seat = table.standing.seat_of(me)
        return table.kept.version == table.standing.version and seat in table.kept.waiting

    async def _act(self, table: Table, me: str) -> None:
        seat = table.standing.seat_of(me)
        assert seat is not None
        assert table.standing.play is not None
        game, state = table.standing.game, table.standing.play.state
        legal = game.offers(game.known(state, seat), seat)
        chosen = legal[self.taste % len(legal)]
        await ordered(
            table, Act(table.id, secrets.token_urlsafe(9), table.standing.version, [chosen]), me
        )

    async def finish(self, game: str, day: str) -> str:
        """Play a deal; the table of it, with its result kept."""
        table = await self.begin(game, day)
        await self.play(table)
        await self.house.recorder.record(table.id)
        return table.id


async def taken_up_again(house: House, table: Table) -> Table:
    """The same table out of its log, as another server would have it."""
    await until(lambda: table.is_idle(clock.now() + 1, 0.0))
    table.retire()
    del house.hall.tables[table.id]
    return await house.hall.table(table.id)


async def ordered(table: Table, command: Any, person: str) -> None:
    """Have something done; refused is a mistake of the test."""
    done: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
    table.order(Order(command, person, answered=done.set_result))
    refusal = await done
    if refusal is not None:
        raise refusal


async def lines(house: House, table: str) -> list[str]:
    """Everything that happened in the game of a table, as it is kept."""
    found: list[str] = []
    for entry in await house.store.entries(table):
        happened = read_happening(entry.kind, entry.payload)
        if isinstance(happened, Started | Acted):
            found += [entry.payload, (entry.state or b"").hex()]
    return found


async def sheet(http: httpx.AsyncClient, day: str, game: str = GAME) -> dict[str, Any]:
    answer = await http.get(f"/api/deals/{game}/{day}")
    found: dict[str, Any] = answer.json()
    return found
