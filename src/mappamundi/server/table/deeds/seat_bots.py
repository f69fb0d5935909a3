"""Bots take seats."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from mappamundi.server.protocol import Level, Seat
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
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.standing import Standing


class SeatBots(Command, frozen=True, tag="seat-bots"):
    """Put bots of a level into these seats, or into every empty one."""

    level: Level
    seats: Annotated[list[Seat], Meta(max_length=12)] | None = None


class BotsSat(Happening, frozen=True):
    """Bots took seats."""

    seats: list[int]
    level: Level


def decide(table: Standing, command: SeatBots, occasion: Occasion) -> Decision:
    """Bots into the seats named, or into all that are empty."""
    leading(table, occasion.person)
    need(not table.setting.is_rated, "rated-without-bots")
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.person is None]
    if command.seats is None:
        seats = [seat for seat in empty if table.chairs[seat].bot is None]
    else:
        seats = sorted(set(command.seats))
        for seat in seats:
            need(seat < table.setting.seats, "no-such-seat", seat=seat)
            need(seat in empty, "seat-is-taken", seat=seat)
    need(bool(seats), "table-is-full")
    return Decision(BotsSat(seats, command.level))


def fold(table: Standing, happened: BotsSat, effect: Effect) -> None:
    """Each of the seats has a bot of its own."""
    for seat in happened.seats:
        table.put(seat, Occupant(bot=happened.level))


DEED = Deed(
    Ordered(SeatBots, decide, cost=2.0),
    Logged("bots", BotsSat, fold, emptied=None),
)
