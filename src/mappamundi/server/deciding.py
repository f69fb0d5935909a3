"""What a command does to a table, or why not: questions about a standing, without effects."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeAlias

from sqlalchemy import Executable

from mappamundi.errors import Refusal
from mappamundi.server.happenings import (
    Acted,
    AnyHappening,
    BotsSat,
    Cleared,
    Reacted,
    Replaced,
    Said,
    Sat,
    Stood,
)
from mappamundi.server.protocol import Level
from mappamundi.server.requests import Act, Clear, React, Say, SeatBots, Sit, Stand
from mappamundi.server.standing import BOT, CLOCK, Standing
from mappamundi.server.store import Entry
from mappamundi.server.writing import harmless
from mappamundi.turn import Turn


class Denied(Refusal):
    """A command that a table does not take from this person, or not now."""


class BotAct(NamedTuple):
    """A bot has decided for a seat, asked at that version."""

    seat: int
    actions: tuple[int, ...]  # all the parts of one decision
    asked: int
    is_late: bool = False  # decided for a person whose time was up


class BotFailed(NamedTuple):
    """A bot could not decide, and a weaker one shall."""

    seat: int
    level: Level
    asked: int


class Gather(NamedTuple):
    """The time has come at which a table begins by itself."""


Own: TypeAlias = BotAct | BotFailed | Gather  # what a table tells itself


class Decision(NamedTuple):
    """What happens, what it does to the game, and what must be kept with it."""

    happened: AnyHappening
    turn: Turn | None = None
    entries: Sequence[Entry] = ()  # of another table
    changes: Sequence[Executable] = ()


def sit(table: Standing, command: Sit, person: str) -> Decision:
    """An empty seat or a bot's before the start; after it only the own one."""
    own = table.seat_of(person)
    if table.status == "running":
        return Decision(Sat(returning(table, own, command.seat), person))
    need(table.status == "open", "table-is-over")
    if own is not None:
        return Decision(Sat(agreeing(table, own, command.seat), person))
    free = [seat for seat, chair in enumerate(table.chairs) if chair.person is None]
    empty = [seat for seat in free if table.chairs[seat].bot is None]
    if command.seat is None:
        need(bool(free), "table-is-full")
        return Decision(Sat((empty or free)[0], person))
    need(command.seat < table.setting.seats, "no-such-seat", seat=command.seat)
    need(command.seat in free, "seat-is-taken", seat=command.seat)
    return Decision(Sat(command.seat, person))


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


def stand(table: Standing, command: Stand, person: str) -> Decision:
    """Leave; a bot holds the seat of a running game."""
    seat = seated(table, person)
    need(table.status != "over", "table-is-over")
    need(table.status == "open" or table.chairs[seat].bot is None, "seat-is-held")
    return Decision(Stood(seat))


def seat_bots(table: Standing, command: SeatBots, person: str) -> Decision:
    """Bots into the seats named, or into all that are empty."""
    leading(table, person)
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


def clear(table: Standing, command: Clear, person: str) -> Decision:
    """Decide that a seat is made free."""
    leading(table, person)
    need(command.seat < table.setting.seats, "no-such-seat", seat=command.seat)
    chair = table.chairs[command.seat]
    need(chair.person is not None or chair.bot is not None, "seat-is-empty", seat=command.seat)
    return Decision(Cleared(command.seat))


def say(table: Standing, command: Say | React, person: str) -> Decision:
    """Decide who may speak: those who sit here, and the host."""
    need(person == table.host or table.seat_of(person) is not None, "not-seated")
    if isinstance(command, React):
        return Decision(Reacted(command.reaction))
    text = harmless(command.text).strip()
    need(bool(text), "bad-saying")
    return Decision(Said(text))


def act(table: Standing, command: Act, person: str, at: int) -> Decision:
    """What the rules allow, in answer to what the seat is asked now."""
    seat = seated(table, person)
    if table.play is None:
        raise Denied("table-is-open")
    need(table.chairs[seat].bot is None, "seat-is-held")
    need(command.seen <= table.version, "version-unknown")
    need(command.seen >= table.clock.since(seat), "version-stale")
    need(at >= table.clock.opens, "not-open-yet")
    turn = table.play.attempt(seat, command.actions)
    return Decision(Acted(seat, tuple(turn.lines)), turn)


def act_by_bot(table: Standing, command: BotAct) -> Decision:
    """A bot's decision, unless the seat is asked something else by now."""
    chair, play = table.chairs[command.seat], table.play
    asked = table.clock.asked.get(command.seat)
    if play is None or asked is None or asked.version != command.asked:
        raise Denied("version-stale")
    need((chair.bot is None) == command.is_late, "version-stale")
    mark = CLOCK if command.is_late else BOT if chair.person else ""
    turn = play.attempt(command.seat, command.actions, mark)
    return Decision(Acted(command.seat, tuple(turn.lines), mark), turn)


def replace(table: Standing, command: BotFailed) -> Decision:
    """Decide that another bot takes the same chair."""
    asked = table.clock.asked.get(command.seat)
    is_same = asked is not None and asked.version == command.asked
    need(is_same and table.chairs[command.seat].bot is not None, "version-stale")
    return Decision(Replaced(command.seat, command.level))


def check_start(table: Standing, person: str) -> None:
    """May this person begin, and does everybody want to?"""
    leading(table, person)
    is_full = all(chair.person or chair.bot for chair in table.chairs)
    need(is_full, "seats-are-empty")
    need(not table.invited, "people-not-agreed", count=len(table.invited))


def check_presence(table: Standing, present: Collection[str]) -> None:
    """Where a clock is about to run, everybody must be looking."""
    away = [chair for chair in table.chairs if chair.person and chair.person not in present]
    need(not away, "people-away", count=len(away))


def check_rematch(table: Standing, person: str) -> None:
    """Refuse a rematch to who has not played."""
    need(table.status == "over", "table-is-not-over")
    seated(table, person)


def leading(table: Standing, person: str) -> None:
    """The host arranges an open table; if he does not sit there, anybody who does."""
    need(table.status == "open", "table-has-begun")
    is_host = person == table.host
    own = table.seat_of(person)
    is_seated = own is not None and own not in table.invited
    is_heir = table.seat_of(table.host) is None and is_seated
    need(is_host or is_heir, "only-the-host")


def seated(table: Standing, person: str) -> int:
    """The seat of somebody who must have one."""
    seat = table.seat_of(person)
    if seat is None:
        raise Denied("not-seated")
    return seat


def need(is_so: bool, message: str, **arguments: str | int) -> None:
    """Refuse with this reason unless a condition holds."""
    if not is_so:
        raise Denied(message, **arguments)
