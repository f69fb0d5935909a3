"""Somebody is away: others may remind them, and after a while let a bot keep their seat warm."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mappamundi.server.clock import SECOND
from mappamundi.server.deciding import Decision, Denied, need, seated
from mappamundi.server.happenings import Nudged, WarmKept
from mappamundi.server.requests import Hold, Nudge
from mappamundi.server.standing import Standing

PAUSE = 60 * SECOND  # milliseconds between two reminders of the same person

# When somebody went away; None for who is here.
AwaySince: TypeAlias = Callable[[str], int | None]


def nudge(table: Standing, command: Nudge, person: str, at: int, away_since: AwaySince) -> Decision:
    """Remind somebody for whom the table waits, now and then."""
    seated(table, person)
    missing(table, command.seat, away_since)
    last = table.nudged.get(command.seat)
    need(last is None or at - last >= PAUSE, "nudged-already")
    return Decision(Nudged(command.seat))


def hold(table: Standing, command: Hold, person: str, at: int, away_since: AwaySince) -> Decision:
    """A bot plays on for somebody who has been away for as long as the host has said."""
    seated(table, person)
    since = missing(table, command.seat, away_since)
    need(may_hold(table), "seat-is-waited-for")
    left = since + table.setting.patience * SECOND - at
    need(left <= 0, "not-away-for-long", seconds=-(-left // SECOND))
    return Decision(WarmKept(command.seat))


def may_hold(table: Standing) -> bool:
    """Where a clock runs it decides; where ratings are made nobody takes a seat from another."""
    has_clock = table.clock.timing is not None
    return not has_clock and not table.setting.is_rated and table.setting.patience > 0


def missing(table: Standing, seat: int, away_since: AwaySince) -> int:
    """Since when somebody is away who must decide."""
    need(seat < table.setting.seats, "no-such-seat", seat=seat)
    chair = table.chairs[seat]
    if chair.person is None or chair.bot is not None or seat not in table.waiting:
        raise Denied("nobody-waits-for", seat=seat)
    since = away_since(chair.person)
    if since is None:
        raise Denied("person-is-here")
    return since
