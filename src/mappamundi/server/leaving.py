"""Somebody leaves every table: they are forgotten, or may not come in any more."""

from __future__ import annotations

import asyncio

from mappamundi.errors import Refusal
from mappamundi.server.deciding import Denied
from mappamundi.server.hall import Hall
from mappamundi.server.loading import Lost
from mappamundi.server.makers import tables_of
from mappamundi.server.order import Order
from mappamundi.server.requests import Stand
from mappamundi.server.store import Unavailable
from mappamundi.server.table import Table


async def see_off(hall: Hall, person: str) -> None:
    """Make somebody leave every seat; when this returns, that is kept."""
    for row in await hall.store.fetch(tables_of(person)):
        try:
            table = await hall.table(row.id)
        except Lost:
            continue  # nobody can play there
        await _stand(table, person)


async def _stand(table: Table, person: str) -> None:
    """Make somebody leave a seat, if they have one; when this returns, that is kept."""
    answer: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()

    def answered(refusal: Refusal | None) -> None:
        if not answer.done():
            answer.set_result(refusal)

    stand = Stand(table.id, f"see-off-{table.standing.version}")
    table.order(Order(stand, person, answered=answered))
    refusal = await answer
    if refusal is not None and not isinstance(refusal, Denied | Lost):
        raise Unavailable(refusal.message)
