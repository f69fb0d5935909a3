"""The game begins: a secret is drawn, its hash is shown, and chance deals."""

from __future__ import annotations

from collections.abc import Collection

from mappamundi.nature import Secure
from mappamundi.server.store.changes import NewSecret, NewStatus
from mappamundi.server.table.clock import SECOND, TableClock, Timing
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
from mappamundi.told import Told


class Start(Command, frozen=True, tag="start"):
    """Begin; every seat must be taken by a bot or by somebody who wants to play."""


class Started(Happening, frozen=True):
    """The game began with these draws, and with this much time if there is a clock."""

    commitment: str
    lines: tuple[str, ...]
    decision: int | None = None  # milliseconds for each
    reserve: int = 0  # milliseconds for all together


def decide(table: Standing, command: Start, occasion: Occasion) -> Decision:
    """The game begins, if everybody wants it to."""
    present = {occasion.person, *occasion.company.looking}
    return begun(table, occasion.person, occasion.timing, present)


def begun(
    table: Standing, person: str, timing: Timing | None, present: Collection[str]
) -> Decision:
    """What begins when somebody says so; where a clock is about to run, only if all are here."""
    check(table, person)
    nature = Secure(table.dealt)
    play = table.begin(nature)
    if play.is_race or table.setting.pace == "live":
        check_presence(table, present)
    turn = play.begin()
    rhythm = table.game.rhythm
    if play.is_race and rhythm is not None:
        timing = Timing(int(rhythm.LIMIT * SECOND), 0)
    happened = Started(nature.commitment, tuple(turn.lines), *(timing or ()))
    status = NewStatus("running", commitment=nature.commitment)
    return Decision(happened, turn, play, (status, *secret(table, nature)))


def check(table: Standing, person: str) -> None:
    """May this person begin, and does everybody want to?"""
    leading(table, person)
    is_full = all(chair.person or chair.bot for chair in table.chairs)
    need(is_full, "seats-are-empty")
    need(not table.invited, "people-not-agreed", count=len(table.invited))


def check_presence(table: Standing, present: Collection[str]) -> None:
    """Where a clock is about to run, everybody must be looking."""
    away = [chair for chair in table.chairs if chair.person and chair.person not in present]
    need(not away, "people-away", count=len(away))


def secret(table: Standing, nature: Secure) -> tuple[NewSecret, ...]:
    """What the draws come from, after what they came from before; a deal's is kept already."""
    if table.dealt is not None:
        return ()
    if table.brought is None:
        return (NewSecret(nature.secret),)
    return (NewSecret(table.brought.nature.secret + nature.secret, is_first=False),)


def fold(table: Standing, happened: Started, effect: Effect) -> None:
    """From now on there is a game, and a clock if one runs."""
    play, turn = effect.play, effect.turn
    assert play is not None
    assert turn is not None
    table.take_up(play)
    table.go_on(play, turn, happened.lines)
    table.commitment = happened.commitment
    table.status = "running"
    table.rearrange("status", "commitment")
    owner = table.seat_of(table.host)
    if table.brought is not None and owner is not None:
        table.tell(Told("game-brought", {"seat": owner}))
    if happened.decision is not None:
        timing = Timing(happened.decision, happened.reserve)
        table.clock = TableClock(timing, table.setting.seats)
    rhythm = table.game.rhythm
    table.ask(play, turn, effect.at, 0.0 if rhythm is None else rhythm.OPENING)


DEED = Deed(
    Ordered(Start, decide, cost=5.0),
    Logged("start", Started, fold, emptied=None),
)
