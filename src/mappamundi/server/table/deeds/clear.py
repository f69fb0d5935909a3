"""A seat is made free before the start."""

from __future__ import annotations

from mappamundi.server.protocol import Seat
from mappamundi.server.table.deciding import leading, need
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


class Clear(Command, frozen=True, tag="clear"):
    """Send a bot or, as host, somebody away from a seat before the start."""

    seat: Seat


class Cleared(Happening, frozen=True):
    """A seat was made free."""

    seat: int


def decide(table: Standing, command: Clear, occasion: Occasion) -> Decision:
    """Decide that a seat is made free."""
    leading(table, occasion.person)
    need(command.seat < table.setting.seats, "no-such-seat", seat=command.seat)
    chair = table.chairs[command.seat]
    need(chair.person is not None or chair.bot is not None, "seat-is-empty", seat=command.seat)
    return Decision(Cleared(command.seat))


def fold(table: Standing, happened: Cleared, effect: Effect) -> None:
    """Nobody has it any more."""
    table.clear(happened.seat)


DEED = Deed(
    Ordered(Clear, decide),
    Logged("clear", Cleared, fold, emptied=None, is_seating=True),
)
