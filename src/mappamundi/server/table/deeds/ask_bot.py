"""A guest bot is asked to play: its seat is kept, and it sits down when it agrees."""

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
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.standing import Standing


class AskBot(Command, frozen=True, tag="ask-bot"):
    """Whoever arranges the table would like this bot to play."""

    bot: str
    seat: Seat | None = None  # None for any that is free


class SeatKept(Happening, frozen=True):
    """A seat was kept for a guest bot."""

    seat: int
    person: str


def decide(table: Standing, command: AskBot, occasion: Occasion) -> Decision:
    """A free seat is kept for a bot; at a rated table only where bots are welcome to all."""
    leading(table, occasion.person)
    need(not table.setting.is_rated or table.setting.admits_bots, "bots-not-admitted")
    need(table.seat_of(command.bot) is None, "seated-already")
    chairs = enumerate(table.chairs)
    free = [seat for seat, chair in chairs if chair.person is None and chair.bot is None]
    need(bool(free), "table-is-full")
    seat = free[0] if command.seat is None else command.seat
    need(seat < table.setting.seats, "no-such-seat", seat=seat)
    need(seat in free, "seat-is-taken", seat=seat)
    return Decision(SeatKept(seat, command.bot))


def fold(table: Standing, happened: SeatKept, effect: Effect) -> None:
    """The bot has the seat, and has not agreed to play."""
    table.put(happened.seat, Occupant(happened.person))


DEED = Deed(
    Ordered(AskBot, decide, is_sent=False),
    Logged("keep", SeatKept, fold, emptied=None, is_seating=True),
)
