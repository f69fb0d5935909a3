"""A table that the operator closes: everybody is told, and it is gone for good."""

from __future__ import annotations

import asyncio
from functools import partial

from mappamundi.server.hall import Hall
from mappamundi.server.protocol import Refused
from mappamundi.server.table import Table


async def shut(hall: Hall, name: str) -> None:
    """Let nobody come to a table any more; what is on its way into the store is still kept."""
    hall.closed.add(name)
    if name in hall.loads:
        await asyncio.wait([hall.loads[name]])
    if name in hall.tables:
        hall.tables[name].submit(partial(_shut, hall))


def _shut(hall: Hall, table: Table) -> None:
    table.retire()
    hall.tables.pop(table.id, None)
    hall.set_alarm(table.id, None)
    hall.lobby.take_away(table)
    for looker in list(table.audience.lookers):
        table.audience.leave(looker)
        looker.send(Refused("table-is-closed", table=table.id))
