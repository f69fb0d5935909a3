"""Leagues as they go over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from mappamundi.server.contests.contest import (
    LONGEST_CONTEST_NAME,
    ContestId,
    ContestStage,
    LeagueId,
    NewContest,
)
from mappamundi.server.http.api import Body, GameSlug
from mappamundi.server.protocol import Person

MOST_MEMBERS = 64
MOST_LEAGUES = 10  # that one is in and that are not over


class NewLeague(Body, frozen=True):
    """The league I want to found."""

    name: Annotated[str, Meta(max_length=LONGEST_CONTEST_NAME)] = ""


class MadeLeague(Body, frozen=True):
    """A league that there is now; its id is the invitation."""

    league: LeagueId


class LeagueLine(Body, frozen=True):
    """A league that I am in."""

    league: LeagueId
    name: str
    members: int
    played: int  # contests that are over
    is_over: bool
    place: int | None = None  # mine, once a contest is over
    next: ContestId | None = None  # which is not over


class LeagueRow(Body, frozen=True):
    """How somebody stands; equals share a place."""

    place: int
    person: Person
    points: int
    won: int  # contests
    course: list[int | None]  # points in each contest that is over, the first first
    is_out: bool = False  # they left


class LeagueContest(Body, frozen=True):
    """A contest of a league."""

    contest: ContestId
    name: str
    game: GameSlug
    stage: ContestStage
    made: int  # milliseconds since 1970
    entered: int  # how many people
    is_in: bool  # am I one of them?
    winners: list[Person]


class LeagueSheet(Body, frozen=True):
    """Everything about a league: how it stands, what comes next, what was."""

    league: LeagueId
    name: str
    is_over: bool
    is_host: bool  # may I end it?
    is_in: bool
    standings: list[LeagueRow]
    contests: list[LeagueContest]  # the first first
    again: NewContest | None = None  # the last contest once more
