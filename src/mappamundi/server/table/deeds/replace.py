"""A bot failed, and a weaker one takes its seat."""

from __future__ import annotations

from mappamundi.server.protocol import Level
from mappamundi.server.table.deciding import need
from mappamundi.server.table.deed import (
    Decision,
    Deed,
    Effect,
    Happening,
    Logged,
    Occasion,
    Ordered,
    OwnCommand,
)
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.standing import Standing
from mappamundi.told import Told


class BotFailed(OwnCommand, frozen=True):
    """A bot could not decide, and a weaker one shall."""

    seat: int
    level: Level
    asked: int


class Replaced(Happening, frozen=True):
    """A bot failed, and a weaker one took its seat."""

    seat: int
    level: Level


def decide(table: Standing, command: BotFailed, occasion: Occasion) -> Decision:
    """Decide that another bot takes the same chair."""
    asked = table.clock.asked.get(command.seat)
    is_same = asked is not None and asked.version == command.asked
    need(is_same and table.chairs[command.seat].bot is not None, "version-stale")
    return Decision(Replaced(command.seat, command.level))


def fold(table: Standing, happened: Replaced, effect: Effect) -> None:
    """Another bot has the seat, or holds it for its person."""
    seat = happened.seat
    table.put(seat, Occupant(table.chairs[seat].person, happened.level))
    table.tell(Told("bot-replaced", {"seat": seat}))


DEED = Deed(
    Ordered(BotFailed, decide),
    Logged("replace", Replaced, fold, emptied=None),
)
