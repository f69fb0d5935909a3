"""Somebody takes a seat, agrees to play in one that is kept for them, or comes back to theirs."""

from __future__ import annotations

from mappamundi.server.protocol import Seat
from mappamundi.server.table.deciding import Denied, need
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
from mappamundi.server.visitors.known import is_bot
from mappamundi.told import Told


class Sit(Command, frozen=True, tag="sit"):
    """Take an empty seat or a bot's, or one kept for me, before the start; or return to mine."""

    seat: Seat | None = None  # None for any


class Sat(Happening, frozen=True):
    """Somebody took a seat, or came back to it."""

    seat: int
    person: str


def decide(table: Standing, command: Sit, occasion: Occasion) -> Decision:
    """An empty seat or a bot's before the start; after it only the own one."""
    person = occasion.person
    own = table.seat_of(person)
    if table.status == "running":
        return Decision(Sat(returning(table, own, command.seat), person))
    need(table.status == "open", "table-is-over")
    if own is not None:
        return Decision(Sat(agreeing(table, own, command.seat), person))
    need(table.setting.admits_bots or not is_bot(person), "bots-not-admitted")
    return Decision(Sat(arriving(table, command.seat), person))


def arriving(table: Standing, wished: int | None) -> int:
    """A seat for somebody who has none; an empty one rather than a bot's."""
    free = [seat for seat, chair in enumerate(table.chairs) if chair.person is None]
    if wished is None:
        need(bool(free), "table-is-full")
        empty = [seat for seat in free if table.chairs[seat].bot is None]
        return (empty or free)[0]
    need(wished < table.setting.seats, "no-such-seat", seat=wished)
    need(wished in free, "seat-is-taken", seat=wished)
    return wished


def agreeing(table: Standing, own: int, wished: int | None) -> int:
    """The seat that is kept for somebody who was asked to play."""
    need(own in table.invited and wished in (None, own), "seated-already")
    return own


def returning(table: Standing, own: int | None, wished: int | None) -> int:
    """The own seat, if a bot holds it."""
    if own is None:
        raise Denied("table-has-begun")
    need(wished in (None, own), "seat-is-taken", seat=wished or 0)
    need(table.chairs[own].bot is not None, "seated-already")
    return own


def fold(table: Standing, happened: Sat, effect: Effect) -> None:
    """Who sits down has agreed to play, and has the whole time for a decision."""
    if table.status == "running":
        table.tell(Told("seat-returned", {"seat": happened.seat}))
    table.agreed.add(happened.person)
    table.seated_at = effect.at
    table.put(happened.seat, Occupant(happened.person))
    table.clock.restart(happened.seat, table.version, effect.at)


DEED = Deed(
    Ordered(Sit, decide, cost=2.0),
    Logged("sit", Sat, fold, emptied=None, is_seating=True),
)
