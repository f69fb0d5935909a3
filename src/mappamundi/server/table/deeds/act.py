"""A seat acts in the game, and chance after it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from mappamundi.game import TAKE_BACK_TEXT
from mappamundi.server.protocol import Notation, Version
from mappamundi.server.table.deciding import Denied, need, seated
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
from mappamundi.turn import parse

STRIKES = 2  # time-outs in a row after which a bot holds the seat
CLOCK = "clock"  # the mark of an action that was made because the time was up
BOT = "bot"  # the mark of one made by a bot that holds a person's seat


class Act(Command, frozen=True, tag="act"):
    """Do these actions of the game for my seat, all of them or none; "take back" is one."""

    seen: Version  # the version that I acted on
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=40)]


class Acted(Happening, frozen=True):
    """A seat acted, and chance after it; `mark` says who decided if not the person."""

    seat: int
    lines: tuple[str, ...]
    mark: str = ""


def decide(table: Standing, command: Act, occasion: Occasion) -> Decision:
    """What the rules allow, in answer to what the seat is asked now."""
    return attempt(table, command, occasion.person, occasion.at)


def attempt(table: Standing, command: Act, person: str, at: int) -> Decision:
    """What would come of an action at that moment."""
    seat = seated(table, person)
    if table.play is None:
        raise Denied("table-is-open")
    need(table.chairs[seat].bot is None, "seat-is-held")
    need(command.seen <= table.version, "version-unknown")
    need(command.seen >= table.clock.since(seat), "version-stale")
    need(at >= table.clock.opens, "not-open-yet")
    turn = table.play.attempt(seat, command.actions)
    return Decision(Acted(seat, tuple(turn.lines)), turn)


def fold(table: Standing, happened: Acted, effect: Effect) -> None:
    """The game goes on by what was done; who is often late is played for."""
    play, turn = table.play, effect.turn
    assert play is not None
    assert turn is not None
    table.go_on(play, turn, happened.lines)
    seat = happened.seat
    is_midway = table.game.is_midway(play.state, seat)
    table.clock.answer(seat, effect.at)
    if is_midway or parse(happened.lines[0])[1] == TAKE_BACK_TEXT:
        table.clock.reopen(seat, table.version)
    if happened.mark == CLOCK:
        strike(table, seat)
    elif not happened.mark and not is_midway:
        table.strikes[seat] = 0
    rhythm = table.game.rhythm
    table.ask(play, turn, effect.at, 0.0 if rhythm is None else rhythm.COUNTING)


def strike(table: Standing, seat: int) -> None:
    """X6: somebody's time was up."""
    table.strikes[seat] += 1
    table.tell(Told("seat-timed-out", {"seat": seat}))
    if table.strikes[seat] >= STRIKES:
        table.hold(seat)


DEED = Deed(
    Ordered(Act, decide),
    Logged("act", Acted, fold, emptied=None, is_playing=True),
)
