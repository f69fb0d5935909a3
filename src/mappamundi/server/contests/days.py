"""Days, by the calendar of Greenwich, which is the same for everybody."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated

from msgspec import Meta

from mappamundi.server.table.clock import SECOND

Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]

PREFIX = "day-"  # of the name of a deal that is a day's


def day_at(at: int) -> str:
    """The day at a time, in milliseconds since 1970."""
    return datetime.fromtimestamp(at / SECOND, UTC).date().isoformat()


def later(day: str, days: int = 1) -> str:
    """The day so many days after another."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def begins(day: str) -> int:
    """When a day begins."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) * SECOND


def ends(day: str) -> int:
    """When the next day begins."""
    return begins(later(day))


def is_day(day: str) -> bool:
    """Is there such a day?"""
    try:
        date.fromisoformat(day)
    except ValueError:
        return False
    return True


def name_of(day: str) -> str:
    """The name of a day's deals, as tables have it."""
    return PREFIX + day


def day_of(deal: str) -> str:
    """The day of a deal that goes by this name."""
    return deal.removeprefix(PREFIX)
