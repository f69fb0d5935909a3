"""What becomes of those at a table whose memory was thrown away."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mappamundi.errors import Refusal
from mappamundi.server.hall.loading import Lost
from mappamundi.server.protocol import Refused
from mappamundi.server.store import patiently
from mappamundi.server.table.order import Order
from mappamundi.server.table.past import NOTHING
from mappamundi.server.table.place import TablePlace
from mappamundi.server.table.wish import Look

if TYPE_CHECKING:
    from mappamundi.server.table.table import Table


def begin_again(table: Table) -> None:
    """What a table has in memory is not what was kept: let whoever looks look at another."""
    hall = table.hall
    if hall.tables.get(table.id) is table:
        del hall.tables[table.id]
    if hall.store.trouble is not None:
        turn_away(table, hall.store.trouble)
    hall.spawn(_begin_again(table))


async def _begin_again(table: Table) -> None:
    """Load it anew, or find out where it is now."""
    try:
        heir = await patiently(partial(table.hall.place, table.id))
    except Lost as refusal:
        give_up(table, refusal)
    else:
        hand_over(table, heir)


def hand_over(table: Table, heir: TablePlace) -> None:
    """Another takes its place: whoever looks looks there, and what waits waits there."""
    table.heir = heir
    for looker in list(table.audience.lookers):
        table.audience.leave(looker)
        heir.look(looker, NOTHING)
    for each in table.lay_down():
        if isinstance(each, Order):
            heir.order(each)
        else:
            heir.submit(each)


def turn_away(table: Table, refusal: Refusal) -> None:
    """Tell whoever waits for something why it cannot be; who wants to look waits on."""
    for each in table.lay_down():
        if not isinstance(each, Order):
            table.submit(each)
        elif not table.has_done(each):
            table.refuse(each, refusal)


def give_up(table: Table, refusal: Refusal) -> None:
    """Tell whoever waits or looks why nothing can take the table's place."""
    turn_away(table, refusal)
    waiting = [each.looker for each in table.lay_down() if isinstance(each, Look)]
    for looker in (*table.audience.lookers, *waiting):
        looker.send(Refused(refusal.message, refusal.arguments, None, table.id))
