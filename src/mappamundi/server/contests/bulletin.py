"""What everybody may know of a league: how it stands, what comes next, what was."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from sqlalchemy import Row, select

from mappamundi.server.contests.announcing import stage_of
from mappamundi.server.contests.contest import MOST_ROUNDS, ClockedPace, NewContest
from mappamundi.server.contests.league import LeagueContest, LeagueLine, LeagueRow, LeagueSheet
from mappamundi.server.contests.leagues import Leagues, host_of
from mappamundi.server.contests.roster import is_robin, seats_of
from mappamundi.server.contests.season import ContestFinish, rank, tallies
from mappamundi.server.http.declining import Declined
from mappamundi.server.likeness import told_apart
from mappamundi.server.protocol import Person
from mappamundi.server.store.contests import CONTESTS, ENTRANTS, PAIRINGS
from mappamundi.server.store.people import RESULTS

Courses = dict[str, list[ContestFinish | None]]  # person -> contest by contest


class Season(NamedTuple):
    """What the store has of a league's contests."""

    contests: Sequence[Row[Any]]  # which nobody has closed, the first first
    entrants: Mapping[str, list[Row[Any]]]  # contest -> who has entered
    played: set[tuple[str, str]]  # contest and person who has played a table of it to its end

    @property
    def over(self) -> list[Row[Any]]:
        """The contests that count."""
        return [each for each in self.contests if each.ended is not None]

    def courses(self, members: Sequence[Row[Any]]) -> Courses:
        """How everybody did who is in the league, or was and has played."""
        found: Courses = {each.person: [None] * len(self.over) for each in members}
        for number, contest in enumerate(self.over):
            for each in self.entrants[contest.id]:
                if each.person in found:
                    has_played = (contest.id, each.person) in self.played
                    found[each.person][number] = ContestFinish(each.place, has_played)
        gone = {each.person for each in members if each.gone is not None}
        return {each: course for each, course in found.items() if each not in gone or any(course)}


class Bulletin:
    """Puts sheets of leagues together from what the store has."""

    def __init__(self, leagues: Leagues) -> None:
        self.leagues = leagues
        self.store = leagues.store
        self.people = leagues.people

    async def sheet(self, league: str, person: str) -> LeagueSheet:
        """A league as somebody sees it."""
        row = await self.leagues.row(league)
        if row is None:
            raise Declined("no-such-league", status=404)
        members, season = await self.leagues.members(league), await self.season(league)
        courses = season.courses(members)
        faces = await self.people.persons(courses)
        shown = told_apart(faces[each] for each in courses)
        return LeagueSheet(
            league=league,
            name=row.name,
            is_over=row.ended is not None,
            is_host=host_of(members) == person,
            is_in=any(each.person == person and each.gone is None for each in members),
            standings=_rows(members, courses, shown),
            contests=[_contest(each, season, person, shown) for each in season.contests],
            again=_again(season.contests[-1]) if season.contests else None,
        )

    async def lines(self, person: str) -> list[LeagueLine]:
        """The leagues somebody is in, the youngest first."""
        found = []
        for row in await self.leagues.of(person):
            members, season = await self.leagues.members(row.id), await self.season(row.id)
            sums = tallies(season.courses(members))
            line = LeagueLine(
                league=row.id,
                name=row.name,
                members=sum(each.gone is None for each in members),
                played=len(season.over),
                is_over=row.ended is not None,
                place=rank(sums[person], sums) if season.over else None,
                next=next((each.id for each in season.contests if each.ended is None), None),
            )
            found.append(line)
        return found

    async def season(self, league: str) -> Season:
        """All contests of a league."""
        own = (CONTESTS.c.league == league, CONTESTS.c.closed.is_(None))
        order = (CONTESTS.c.made, CONTESTS.c.id)
        contests = await self.store.fetch(select(CONTESTS).where(*own).order_by(*order))
        entrants: dict[str, list[Row[Any]]] = defaultdict(list)
        joined = select(ENTRANTS).join(CONTESTS, CONTESTS.c.id == ENTRANTS.c.contest).where(*own)
        for row in await self.store.fetch(joined):
            entrants[row.contest].append(row)
        played = (
            select(PAIRINGS.c.contest, RESULTS.c.person)
            .join(RESULTS, RESULTS.c.table == PAIRINGS.c.table)
            .join(CONTESTS, CONTESTS.c.id == PAIRINGS.c.contest)
            .where(*own, RESULTS.c.person.is_not(None), ~RESULTS.c.has_left)
            .distinct()
        )
        there = {(row.contest, row.person) for row in await self.store.fetch(played)}
        return Season(contests, entrants, there)


def _rows(
    members: Sequence[Row[Any]], courses: Courses, shown: Mapping[str, Person]
) -> list[LeagueRow]:
    sums, gone = tallies(courses), {each.person for each in members if each.gone is not None}
    found = [
        LeagueRow(
            place=rank(sums[person], sums),
            person=shown[person],
            points=sums[person].points,
            won=sum(sums[person].medals[:1]),
            course=[each and each.points for each in course],
            is_out=person in gone,
        )
        for person, course in courses.items()
    ]
    return sorted(found, key=lambda row: row.place)  # equals as long as they have been in it


def _contest(
    row: Row[Any], season: Season, person: str, shown: Mapping[str, Person]
) -> LeagueContest:
    entrants = season.entrants[row.id]
    return LeagueContest(
        contest=row.id,
        name=row.name,
        game=row.game,
        stage=stage_of(row),
        made=row.made,
        entered=len(entrants),
        is_in=any(each.person == person and each.gone is None for each in entrants),
        winners=[
            shown[each.person] for each in entrants if each.place == 1 and each.person in shown
        ],
    )


def _again(row: Row[Any]) -> NewContest:
    """The same contest once more."""
    return NewContest(
        game=row.game,
        pace=cast("ClockedPace", row.pace),
        rounds=min(row.rounds, MOST_ROUNDS),
        level=row.level,
        seats=seats_of(row),
        pairing="robin" if is_robin(row) else "swiss",
        league=row.league,
    )
