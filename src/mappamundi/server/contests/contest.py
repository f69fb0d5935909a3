"""Contests as they go over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from mappamundi.server.http.api import Body, GameSlug
from mappamundi.server.protocol import Chair, Level, Pace, Person, TableId

MOST_ROUNDS = 12
MOST_ENTRANTS = 128
MOST_AROUND = 24  # who can all meet each other: at tables of two that takes 23 rounds
LONGEST_CONTEST_NAME = 60
ContestId = Annotated[str, Meta(min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
LeagueId = Annotated[str, Meta(min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
ClockedPace = Literal["live", "daily"]  # a round has to end: there is always a clock
Pairing = Literal["swiss", "robin"]  # those who are as strong meet, or everybody everybody
ContestStage = Literal["open", "running", "over", "closed"]


class NewContest(Body, frozen=True):
    """The contest I want to host."""

    game: GameSlug
    name: Annotated[str, Meta(max_length=LONGEST_CONTEST_NAME)] = ""
    pace: ClockedPace = "live"
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3  # as many as it takes, in a round robin
    level: Level = "steady"  # of the bots that fill tables
    seats: Annotated[int, Meta(ge=2, le=12)] | None = None  # at each table; as many as usual
    pairing: Pairing = "swiss"
    league: LeagueId | None = None  # which it counts in, one of mine


class MadeContest(Body, frozen=True):
    """A contest that there is now; its id is the invitation."""

    contest: ContestId


class ContestLine(Body, frozen=True):
    """A contest that I host or have entered."""

    contest: ContestId
    name: str
    game: GameSlug
    stage: ContestStage
    number: int  # the round that is played, 0 before the first
    rounds: int
    is_host: bool
    place: int | None = None  # mine, once it is over


class ContestRow(Body, frozen=True):
    """How somebody stands; equals share a place."""

    place: int
    person: Person
    halves: int  # of points
    duplicate: float  # per cent beaten of those with the same cards, rounds added up
    opponents: int  # halves of points of those they met
    won: int  # tables
    is_out: bool = False  # they left, or did not play their last table to its end


class ContestTable(Body, frozen=True):
    """A table of a round; it can be watched again when the round is over."""

    number: int  # of the round
    table: TableId
    chairs: list[Chair]
    is_over: bool
    places: list[int]  # by seat, once it is over
    points: list[int]


class ContestSheet(Body, frozen=True):
    """Everything about a contest: who has entered, who plays where, how it stands."""

    contest: ContestId
    name: str
    game: GameSlug
    pace: Pace
    seats: int  # at each table
    pairing: Pairing
    rounds: int  # in a round robin as many as it takes with those who have entered so far
    number: int  # the round that is played, 0 before the first
    level: Level
    stage: ContestStage
    host: Person
    is_host: bool  # may I start it? Anybody of its league may
    is_in: bool
    standings: list[ContestRow]
    tables: list[ContestTable]  # of all rounds, the latest first
    mine: TableId | None = None  # where I play now
    league: LeagueId | None = None  # which it counts in
    league_name: str = ""
