"""Somebody leaves; from a running table only for a while, and a bot holds the seat."""

from __future__ import annotations

from mappamundi.server.table.deciding import need, seated
from mappamundi.server.table.deed import (
    Command,
    Decision,
    Deed,
    Effect,
    Happening,
    Logged,
    Occasion,
    Ordered,
)
from mappamundi.server.table.standing import Standing


class Stand(Command, frozen=True, tag="stand"):
    """Leave my seat; once a table is running a bot holds it until I sit down again."""


class Stood(Happening, frozen=True):
    """Somebody left; from a running table only for a while, and a bot holds the seat."""

    seat: int


def decide(table: Standing, command: Stand, occasion: Occasion) -> Decision:
    """Leave; a bot holds the seat of a running game."""
    seat = seated(table, occasion.person)
    need(table.status != "over", "table-is-over")
    need(table.status == "open" or table.chairs[seat].bot is None, "seat-is-held")
    return Decision(Stood(seat))


def fold(table: Standing, happened: Stood, effect: Effect) -> None:
    """Make the seat free, or let a bot hold it."""
    if table.status == "running":
        table.hold(happened.seat)
    else:
        table.clear(happened.seat)


DEED = Deed(
    Ordered(Stand, decide, cost=2.0),
    Logged("stand", Stood, fold, emptied=None, is_seating=True),
)
