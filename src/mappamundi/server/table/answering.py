"""How a table answers an order: it is kept, or nothing has changed, and why."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mappamundi.errors import Refusal
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import Done, Refused
from mappamundi.server.store import Unavailable
from mappamundi.server.store.trouble import PATIENCE
from mappamundi.server.table.deed import OwnCommand
from mappamundi.server.table.deeds.bot_act import BotAct
from mappamundi.server.table.deeds.gather import Gather
from mappamundi.server.table.deeds.replace import BotFailed
from mappamundi.server.table.order import Order

if TYPE_CHECKING:
    from mappamundi.server.table.table import Table

GATHERING = 1.0  # seconds after which a table tries again to begin by itself


def acknowledge(table: Table, order: Order, version: int) -> None:
    """Say that an order is kept, in one write with what the sender is shown of it."""
    command = order.command
    if order.answered is not None:
        order.answered(None)
    if order.sender is not None and not isinstance(command, OwnCommand):
        order.sender.hold(Done(command.id, table.id, version))


def refuse(table: Table, order: Order, refusal: Refusal) -> None:
    """Tell a person why nothing has changed; its own orders are tried again later."""
    command = order.command
    METRICS.refused.labels(refusal.message).inc()
    if isinstance(command, BotAct | BotFailed):
        table.sitters.again(command.seat, command.asked)
        ring_later(table, PATIENCE if isinstance(refusal, Unavailable) else 0)
    elif isinstance(command, Gather):
        if table.audience.lookers:
            ring_later(table, GATHERING)
    elif not isinstance(command, OwnCommand):
        if order.answered is not None:
            order.answered(refusal)
        if order.sender is not None:
            order.sender.send(Refused(refusal.message, refusal.arguments, command.id, table.id))


def ring_later(table: Table, seconds: float) -> None:
    """Wake a table after a while."""
    asyncio.get_running_loop().call_later(seconds, table.ring)
