"""A table that nobody comes to any more: the operator has closed it, or its person put it away."""

from __future__ import annotations

import asyncio
from functools import partial

from mappamundi.server.hall import Hall
from mappamundi.server.protocol import Refused
from mappamundi.server.table import Table


async def shut(hall: Hall, name: str, reason: str) -> None:
    """Nobody comes to a table any more; what is on its way into the store is still kept."""
    if name in hall.loads:
        await asyncio.wait([hall.loads[name]])
    if name in hall.tables:
        hall.tables[name].submit(partial(_shut, hall, reason))


def _shut(hall: Hall, reason: str, table: Table) -> None:
    table.retire()
    hall.tables.pop(table.id, None)
    hall.alarms.set(table.id, None)
    hall.lobby.take_away(table)
    for looker in list(table.audience.lookers):
        table.audience.leave(looker)
        looker.send(Refused(reason, table=table.id))
