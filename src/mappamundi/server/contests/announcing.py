"""What everybody may know of a contest: who plays where, and how it stands."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

from sqlalchemy import Executable, Row, and_, delete, func, or_, select, update

from mappamundi.server.contests.contest import (
    ContestLine,
    ContestRow,
    ContestSheet,
    ContestStage,
    ContestTable,
)
from mappamundi.server.contests.robin import around
from mappamundi.server.contests.roster import Roster, is_robin, seats_of
from mappamundi.server.contests.standings import (
    SeatResult,
    merits,
    ordered,
    place_of,
    quitters,
)
from mappamundi.server.http.account import EntryNote
from mappamundi.server.http.declining import Declined
from mappamundi.server.likeness import told_apart
from mappamundi.server.people.chronicle import Chronicles
from mappamundi.server.people.people import new_ghost
from mappamundi.server.protocol import Person
from mappamundi.server.store.contests import CONTESTS, ENTRANTS

MOST = 50  # contests in somebody's list
WHOLE = 100  # per cent


class Announcer:
    """Puts sheets together from what the store has."""

    def __init__(self, roster: Roster, chronicles: Chronicles) -> None:
        self.roster = roster
        self.store = roster.store
        self.chronicles = chronicles
        self.leagues = roster.leagues

    async def sheet(self, contest: str, person: str) -> ContestSheet:
        """A contest as somebody sees it."""
        row = await self.roster.contest(contest)
        if row is None:
            raise Declined("no-such-contest", status=404)
        entrants = await self.roster.entrants(contest)
        results = await self.roster.results(contest)
        faces = await self.chronicles.people.persons(
            [row.host, *(each.person for each in entrants)]
        )
        tables = await self._tables(contest, results)
        number = await self.roster.number(contest)
        league = await self.leagues.row(row.league) if row.league else None
        return ContestSheet(
            contest=row.id,
            name=row.name,
            game=row.game,
            pace=row.pace,
            seats=seats_of(row),
            pairing="robin" if is_robin(row) else "swiss",
            rounds=await _rounds(row, len(entrants)),
            number=number,
            level=row.level,
            stage=stage_of(row),
            host=faces[row.host],
            is_host=await self.roster.may_start(row, person),
            is_in=any(each.person == person and not each.gone for each in entrants),
            standings=_rows(entrants, results, faces),
            tables=tables,
            mine=next((each.table for each in tables if _plays(each, number, person)), None),
            league=row.league,
            league_name=league.name if league else "",
        )

    async def _tables(self, contest: str, results: list[SeatResult]) -> list[ContestTable]:
        ends: dict[str, list[SeatResult]] = defaultdict(list)
        for each in results:
            ends[each.table].append(each)
        pairings = await self.roster.pairings(contest)
        chairs = await self.chronicles.chairs([row.table for row in pairings])
        return [
            ContestTable(
                number=row.round,
                table=row.table,
                chairs=chairs[row.table],
                is_over=row.seat is not None or row.closed is not None,
                places=[each.place for each in ends[row.table]],
                points=[each.points for each in ends[row.table]],
            )
            for row in pairings
        ]

    async def lines(self, person: str) -> list[ContestLine]:
        """The contests somebody hosts or has entered, the youngest first."""
        own = and_(ENTRANTS.c.contest == CONTESTS.c.id, ENTRANTS.c.person == person)
        question = (
            select(CONTESTS, ENTRANTS.c.place)
            .outerjoin(ENTRANTS, own)
            .where(or_(CONTESTS.c.host == person, ENTRANTS.c.person.is_not(None)))
            .where(CONTESTS.c.closed.is_(None))
            .order_by(CONTESTS.c.made.desc())
            .limit(MOST)
        )
        return [
            ContestLine(
                contest=row.id,
                name=row.name,
                game=row.game,
                stage=stage_of(row),
                number=await self.roster.number(row.id),
                rounds=row.rounds,
                is_host=row.host == person,
                place=row.place,
            )
            for row in await self.store.fetch(question)
        ]

    async def won(self, person: str) -> int:
        """How many contests somebody has won against others."""
        own = (ENTRANTS.c.person == person, ENTRANTS.c.place == 1)
        others = ENTRANTS.alias()
        is_met = (
            select(others.c.person)
            .where(others.c.contest == ENTRANTS.c.contest, others.c.person != person)
            .exists()
        )
        question = select(func.count().label("many")).where(*own, is_met)
        return int((await self.store.fetch(question))[0].many)

    async def notes(self, person: str) -> list[EntryNote]:
        """What is kept of somebody here, for themselves to read."""
        rows = await self.store.fetch(select(ENTRANTS).where(ENTRANTS.c.person == person))
        return [EntryNote(row.contest, row.joined, row.place) for row in rows]

    def forget(self, person: str) -> list[Executable]:
        """What to run so that nothing here names somebody any more; places of others stay."""
        return [
            delete(ENTRANTS).where(ENTRANTS.c.person == person),
            update(CONTESTS).where(CONTESTS.c.host == person).values(host=new_ghost()),
        ]


async def _rounds(row: Row[Any], entered: int) -> int:
    """How many rounds there are, or would be if it began now."""
    if row.begun is not None or not is_robin(row) or not entered:
        return int(row.rounds)
    return len(await asyncio.to_thread(around, entered, seats_of(row)))


def stage_of(row: Row[Any]) -> ContestStage:
    """How far a contest is."""
    if row.closed is not None:
        return "closed"
    if row.ended is not None:
        return "over"
    return "open" if row.begun is None else "running"


def _plays(table: ContestTable, number: int, person: str) -> bool:
    people = {chair.person.id for chair in table.chairs if chair.person}
    return table.number == number and not table.is_over and person in people


def _rows(
    entrants: list[Row[Any]], results: list[SeatResult], faces: dict[str, Person]
) -> list[ContestRow]:
    people, out = [each.person for each in entrants], quitters(results)
    gone = out | {each.person for each in entrants if each.gone}
    found = merits(people, results)
    order = ordered(found, people)
    shown = told_apart(faces[each] for each in order)
    return [
        ContestRow(
            place=place_of(each, found),
            person=shown[each],
            halves=found[each].halves,
            duplicate=float(WHOLE * found[each].duplicate),
            opponents=found[each].opponents,
            won=found[each].won,
            is_out=each in gone,
        )
        for each in order
    ]
