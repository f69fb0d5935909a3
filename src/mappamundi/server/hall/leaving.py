"""Somebody leaves every table: they are forgotten, or may not come in any more."""

from __future__ import annotations

from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.loading import Lost
from mappamundi.server.hall.makers import tables_of
from mappamundi.server.ids import drawn_id
from mappamundi.server.store import Unavailable
from mappamundi.server.table.deciding import Denied
from mappamundi.server.table.deeds.stand import Stand
from mappamundi.server.table.order import Order, given
from mappamundi.server.table.place import TablePlace

ID_BYTES = 6


async def see_off(hall: Hall, person: str) -> None:
    """Make somebody leave every seat; when this returns, that is kept."""
    for row in await hall.store.fetch(tables_of(person)):
        try:
            table = await hall.place(row.id)
        except Lost:
            continue  # nobody can play there
        await _stand(table, person)


async def _stand(table: TablePlace, person: str) -> None:
    """Make somebody leave a seat, if they have one; when this returns, that is kept."""
    stand = Stand(table.id, f"see-off-{drawn_id(ID_BYTES)}")
    refusal = await given(table, Order(stand, person))
    if refusal is not None and not isinstance(refusal, Denied | Lost):
        raise Unavailable(refusal.message)
