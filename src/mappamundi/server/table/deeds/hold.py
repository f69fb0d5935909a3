"""A bot keeps the seat warm of somebody who has been away for long, until they are back."""

from __future__ import annotations

from mappamundi.server.protocol import Seat
from mappamundi.server.table.clock import SECOND
from mappamundi.server.table.deciding import missing, need, seated
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
from mappamundi.server.visitors.known import is_bot


class Hold(Command, frozen=True, tag="hold"):
    """Let a bot keep the seat warm of somebody who has been away for long; they get it back."""

    seat: Seat


class WarmKept(Happening, frozen=True):
    """A bot keeps the seat of somebody who is away, until they are back."""

    seat: int


def decide(table: Standing, command: Hold, occasion: Occasion) -> Decision:
    """A bot plays on for somebody who has been away for as long as the host has said."""
    seated(table, occasion.person)
    since = missing(table, command.seat, occasion.company)
    need(may_hold(table, command.seat), "seat-is-waited-for")
    left = since + table.setting.patience * SECOND - occasion.at
    need(left <= 0, "not-away-for-long", seconds=-(-left // SECOND))
    return Decision(WarmKept(command.seat))


def may_hold(table: Standing, seat: int) -> bool:
    """Where a clock runs it decides; where ratings are made nobody takes a seat from a person."""
    has_clock = table.clock.timing is not None
    is_spared = table.setting.is_rated and not is_bot(table.chairs[seat].person)
    return not has_clock and not is_spared and table.setting.patience > 0


def fold(table: Standing, happened: WarmKept, effect: Effect) -> None:
    """A bot holds the seat, and gives it back as soon as its person looks."""
    table.hold(happened.seat)
    table.warm.add(happened.seat)


DEED = Deed(
    Ordered(Hold, decide, cost=2.0),
    Logged("hold", WarmKept, fold, emptied=None),
)
