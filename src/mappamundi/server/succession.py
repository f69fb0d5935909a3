"""What becomes of those at a table whose memory was thrown away."""

from __future__ import annotations

from mappamundi.errors import Refusal
from mappamundi.server.order import Order
from mappamundi.server.past import NOTHING
from mappamundi.server.protocol import Refused
from mappamundi.server.table import Table
from mappamundi.server.wish import Look


def hand_over(table: Table, heir: Table) -> None:
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
