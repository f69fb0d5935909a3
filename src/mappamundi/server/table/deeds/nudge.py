"""Somebody who is away is reminded that the table waits for them."""

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
from mappamundi.told import Told

PAUSE = 60 * SECOND  # milliseconds between two reminders of the same person


class Nudge(Command, frozen=True, tag="nudge"):
    """Remind somebody who is away that the table waits for them."""

    seat: Seat


class Nudged(Happening, frozen=True):
    """Somebody who is away was reminded."""

    seat: int


def decide(table: Standing, command: Nudge, occasion: Occasion) -> Decision:
    """Remind somebody for whom the table waits, now and then."""
    seated(table, occasion.person)
    missing(table, command.seat, occasion.company)
    last = table.nudged.get(command.seat)
    need(last is None or occasion.at - last >= PAUSE, "nudged-already")
    return Decision(Nudged(command.seat))


def fold(table: Standing, happened: Nudged, effect: Effect) -> None:
    """Tell everybody, and remember when."""
    table.nudged[happened.seat] = effect.at
    table.tell(Told("seat-nudged", {"seat": happened.seat}))


DEED = Deed(
    Ordered(Nudge, decide, cost=2.0, is_addressed=True),
    Logged("nudge", Nudged, fold, emptied=None),
)
