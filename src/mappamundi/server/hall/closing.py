"""A table that nobody comes to any more: the operator has closed it, or its person put it away."""

from __future__ import annotations

import asyncio
from functools import partial

from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.news import Shut
from mappamundi.server.protocol import Refused
from mappamundi.server.table.table import Table


async def shut(hall: Hall, name: str, reason: str) -> None:
    """Nobody comes to a table any more, on any node."""
    hall.cluster.tell(Shut(name, reason))
    await shut_here(hall, name, reason)


async def shut_here(hall: Hall, name: str, reason: str) -> None:
    """Nobody comes to a table here any more; what is on its way into the store is still kept."""
    if name in hall.loads:
        await asyncio.wait([hall.loads[name]])
    if name in hall.tables:
        hall.tables[name].submit(partial(_shut, hall, reason))


def _shut(hall: Hall, reason: str, table: Table) -> None:
    table.retire()
    hall.tables.pop(table.id, None)
    hall.alarms.set(table.id, None)
    hall.lobby.take_away(table.listing)
    for looker in list(table.audience.lookers):
        table.audience.leave(looker)
        looker.send(Refused(reason, table=table.id))
