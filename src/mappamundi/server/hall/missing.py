"""An order to a table that cannot be found, on any node."""

from __future__ import annotations

from mappamundi.errors import Refusal
from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.quarantine import SetAside
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import Done, LobbyChange, Refused
from mappamundi.server.table.deed import Command
from mappamundi.server.table.deeds.stand import Stand
from mappamundi.server.table.order import Order


def miss(hall: Hall, order: Order, command: Command, refusal: Refusal) -> None:
    """Refuse an order to a table that is not there; one set aside can still be left."""
    if isinstance(command, Stand) and isinstance(refusal, SetAside):
        hall.spawn(_leave(hall, order, command))
    else:
        _refuse(order, command, refusal)


async def _leave(hall: Hall, order: Order, command: Stand) -> None:
    try:
        await hall.quarantine.stand(command.table, order.person or "")
    except Refusal as refusal:
        _refuse(order, command, refusal)
        return
    if order.answered is not None:
        order.answered(None)
    if order.sender is not None:
        order.sender.send(Done(command.id, command.table, 0))
        order.sender.send(LobbyChange(gone=command.table))


def _refuse(order: Order, command: Command, refusal: Refusal) -> None:
    METRICS.refused.labels(refusal.message).inc()
    if order.answered is not None:
        order.answered(refusal)
    if order.sender is not None:
        order.sender.send(Refused(refusal.message, refusal.arguments, command.id, command.table))
