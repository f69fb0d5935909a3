"""The deal of a day as it goes over HTTP."""

from __future__ import annotations

from mappamundi.server.contests.days import Day
from mappamundi.server.http.api import Body, GameSlug
from mappamundi.server.protocol import Level, Person, Status, TableId


class OwnTry(Body, frozen=True):
    """My own game of a deal, as far as it has come."""

    table: TableId
    status: Status
    place: int | None = None  # at the table; None while it is being played
    points: int | None = None
    counts: bool = True  # was it played on the day itself?


class DealOffer(Body, frozen=True):
    """Today's deal in one game."""

    game: GameSlug
    seats: int
    seat: int  # mine
    level: Level  # of the bots in all others
    commitment: str  # the hash of what its draws come from, told the day after
    tomorrow: str  # the same of tomorrow's deal
    played: int  # people who have finished it
    mine: OwnTry | None = None
    rank: int | None = None  # mine, among all who have finished it


class DealsToday(Body, frozen=True):
    """The deals of today, one in each game."""

    day: Day
    ends: int  # milliseconds since 1970
    deals: list[DealOffer]


class DealResult(Body, frozen=True):
    """How somebody did with a deal; equals share a rank."""

    rank: int
    person: Person
    points: int
    place: int  # at the table
    table: TableId  # to be watched


class DealSheet(Body, frozen=True):
    """What became of a deal: open to who has played it, and to all when its day is over."""

    day: Day
    game: GameSlug
    is_over: bool  # is the day?
    ends: int  # milliseconds since 1970
    seats: int
    seat: int  # of whoever plays it
    level: Level  # of the bots
    commitment: str
    played: int  # people who have finished it on its day
    secret: str | None = None  # that its draws come from, once the day is over
    mine: OwnTry | None = None
    rank: int | None = None
    results: list[DealResult] | None = None  # the best of them; None before I have played


class PastDeal(Body, frozen=True):
    """A day's deal that can be looked at, and played out of competition."""

    day: Day
    mine: OwnTry | None = None
