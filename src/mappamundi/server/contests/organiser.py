"""Has contests played: who may enter, and when the next round begins. Only the store knows."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Executable, Row, delete, insert, select, update

from mappamundi.errors import Refusal
from mappamundi.game import GAMES
from mappamundi.nature import SECRET_BYTES
from mappamundi.server.contests.contest import MOST_AROUND, MOST_ENTRANTS, NewContest
from mappamundi.server.contests.pairing import paired, seated
from mappamundi.server.contests.robin import around
from mappamundi.server.contests.roster import Roster, is_robin, seats_of
from mappamundi.server.contests.seals import deal_of
from mappamundi.server.contests.standings import (
    SeatResult,
    meetings,
    merits,
    ordered,
    place_of,
    quitters,
)
from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.loading import Lost
from mappamundi.server.http.declining import Declined
from mappamundi.server.people.people import People
from mappamundi.server.protocol import Setting
from mappamundi.server.store import Conflict, Entry
from mappamundi.server.store.changes import statements
from mappamundi.server.store.contests import CONTESTS, ENTRANTS, PAIRINGS, ROUNDS
from mappamundi.server.table.clock import now
from mappamundi.server.table.deeds.make import Made, new_id, opened
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.writing import harmless

MOST_OPEN = 3  # contests of one host that are not over
FEWEST = 1  # people; bots fill the table
AT_ONCE = 1  # seconds: tables of a round begin by themselves


class Organiser:
    """Every step is a row with a key of its own: done once, by whichever node comes first."""

    def __init__(self, roster: Roster, people: People, hall: Hall) -> None:
        self.roster = roster
        self.store = roster.store
        self.leagues = roster.leagues
        self.people = people
        self.hall = hall

    async def make(self, host: str, wish: NewContest) -> str:
        """A contest that people can enter; its host has."""
        if await self.roster.unfinished(host) >= MOST_OPEN:
            raise Refusal("too-many-contests", most=MOST_OPEN)
        await self.people.keep(host)
        game, name = GAMES[wish.game], new_id()
        if wish.league is not None:
            name = await self.leagues.next_contest(wish.league, host)
        seats = wish.seats or game.usual_seats
        game.start(seats)  # which refuses what cannot be
        row = {"host": host, "name": harmless(wish.name).strip(), "game": game.slug, "made": now()}
        row |= {"pace": wish.pace, "level": wish.level, "rounds": wish.rounds}
        row |= {"seats": seats, "pairing": wish.pairing, "league": wish.league}
        try:
            await self.store.write(insert(CONTESTS).values(id=name, **row), _entered(name, host))
        except Conflict:  # two of a league wanted the next contest at once: it is one
            await self.enter(name, host)
        return name

    async def enter(self, contest: str, person: str) -> None:
        """Take part; before it begins."""
        row = await self._open(contest)
        most = MOST_AROUND if is_robin(row) else MOST_ENTRANTS
        if len(await self.roster.entrants(row.id)) >= most:
            raise Refusal("contest-is-full", most=most)
        if row.league is not None:
            await self.leagues.enter(row.league, person)
        await self.people.keep(person)
        with suppress(Conflict):  # who has entered has entered
            await self.store.write(_entered(row.id, person))

    async def leave(self, contest: str, person: str) -> None:
        """Take part no more: from the next round on, if it has begun."""
        row = await self._there(contest)
        own = (ENTRANTS.c.contest == row.id, ENTRANTS.c.person == person)
        if row.begun is None:
            await self.store.write(delete(ENTRANTS).where(*own))
        else:
            await self.store.write(update(ENTRANTS).where(*own).values(gone=now()))

    async def start(self, contest: str, person: str) -> None:
        """The host has it begin."""
        row = await self._open(contest)
        if not await self.roster.may_start(row, person):
            raise Refusal("only-the-host")
        if len(await self.roster.entrants(row.id)) < FEWEST:
            raise Refusal("contest-is-empty")
        unbegun = (CONTESTS.c.id == row.id, CONTESTS.c.begun.is_(None))
        await self.store.write(update(CONTESTS).where(*unbegun).values(begun=now()))
        await self.advance(row.id)

    async def catch_up(self) -> None:
        """Go on with whatever should have gone on while nobody was there."""
        for contest in await self.roster.running():
            await self.advance(contest)

    async def follow(self, table: str) -> None:
        """A table is over: perhaps its round is, too."""
        question = select(PAIRINGS.c.contest).where(PAIRINGS.c.table == table)
        for row in await self.store.fetch(question):
            await self.advance(row.contest)

    async def advance(self, contest: str) -> None:
        """Begin the next round if the last is over, or end it; as often as one likes."""
        row = await self.roster.contest(contest)
        if row is None or row.begun is None or row.ended is not None or row.closed is not None:
            return
        number = await self.roster.number(contest)
        played = [each for each in await self.roster.pairings(contest) if each.round == number]
        if any(each.seat is None and each.closed is None for each in played):
            return
        results = await self.roster.results(contest)
        out = quitters(results)
        entrants = await self.roster.entrants(contest)
        left = [each for each in entrants if not each.gone and each.person not in out]
        if number >= row.rounds or not left:
            await self._end(contest, results)
        else:
            await self._begin(row, number + 1, left, results)

    async def close(self, contest: str) -> None:
        """End a contest for good, as the operator wishes."""
        there = update(CONTESTS).where(CONTESTS.c.id == contest, CONTESTS.c.closed.is_(None))
        if not await self.store.write(there.values(closed=now())):
            raise Declined("no-such-contest", status=404)

    async def _begin(
        self, row: Row[Any], number: int, left: list[Row[Any]], results: list[SeatResult]
    ) -> None:
        """One transaction: the round, its tables and who sits there; or another was first."""
        seats, changes = seats_of(row), list[Executable]()
        if is_robin(row):
            if number == 1:
                changes += await _planned(row, left)
            tables = await asyncio.to_thread(_met_around, row, number, left)
        else:
            people = [each.person for each in left]
            found = ordered(merits(people, results), people)
            tables = await asyncio.to_thread(paired, found, meetings(results), seats)
        had = Counter((each.person, each.seat) for each in results if each.person)
        secret, at = secrets.token_bytes(SECRET_BYTES), now()
        entries: list[Entry] = []
        changes.append(insert(ROUNDS).values(contest=row.id, number=number, begun=at))
        for i, people in enumerate(tables, 1):
            name, chairs = new_id(), seated(people, had, seats, number + i)
            entry, rows = opened(name, _made(row, number, people[0], chairs), at, secret)
            entries.append(entry)
            key = {"contest": row.id, "round": number, "number": i}
            changes += [*statements(name, rows), *self.hall.cluster.made(name)]
            changes.append(insert(PAIRINGS).values(**key, table=name))
        with suppress(Conflict):
            await self.store.append(entries, *changes, fence=self.hall.cluster.node)
            for entry in entries:
                await self._wake(entry.table)

    async def _wake(self, table: str) -> None:
        """Take a table into memory, where it begins by itself."""
        with suppress(Lost):
            await self.hall.table(table)

    async def _end(self, contest: str, results: list[SeatResult]) -> None:
        """It is over: the places are written down together with that."""
        people = [each.person for each in await self.roster.entrants(contest)]
        found = merits(people, results)
        places: list[Executable] = [
            update(ENTRANTS)
            .where(ENTRANTS.c.contest == contest, ENTRANTS.c.person == person)
            .values(place=place_of(person, found))
            for person in people
        ]
        going = update(CONTESTS).where(CONTESTS.c.id == contest, CONTESTS.c.ended.is_(None))
        await self.store.write(going.values(ended=now()), *places)

    async def _there(self, contest: str) -> Row[Any]:
        row = await self.roster.contest(contest)
        if row is None or row.closed is not None:
            raise Declined("no-such-contest", status=404)
        return row

    async def _open(self, contest: str) -> Row[Any]:
        row = await self._there(contest)
        if row.begun is not None:
            raise Refusal("contest-has-begun")
        return row


def _entered(contest: str, person: str) -> Executable:
    return insert(ENTRANTS).values(contest=contest, person=person, joined=now())


async def _planned(row: Row[Any], people: Sequence[Row[Any]]) -> list[Executable]:
    """What makes a plan of a round robin last: how many it is for, and which number is whose."""
    plan = await asyncio.to_thread(around, len(people), seats_of(row))
    whole = update(CONTESTS).where(CONTESTS.c.id == row.id)
    own = update(ENTRANTS).where(ENTRANTS.c.contest == row.id)
    return [
        whole.values(rounds=len(plan), entered=len(people)),
        *(
            own.where(ENTRANTS.c.person == each.person).values(number=number)
            for number, each in enumerate(people)
        ),
    ]


def _met_around(row: Row[Any], number: int, left: Sequence[Row[Any]]) -> list[list[str]]:
    """A round of a round robin, by the plan; who has gone since leaves their seats to bots."""
    first = {i: each.person for i, each in enumerate(left)}
    people = {each.number: each.person for each in left} if number > 1 else first
    plan = around(row.entered or len(left), seats_of(row))
    tables = [[people[each] for each in table if each in people] for table in plan[number - 1]]
    return [each for each in tables if each]


def _made(row: Row[Any], number: int, host: str, chairs: list[str | None]) -> Made:
    """A table of a round: the same deal at all of them, and a clock at each."""
    game = GAMES[row.game]
    setting = Setting(
        game=row.game,
        options=game.settings({}),
        seats=len(chairs),
        pace=row.pace,
        is_public=False,
        is_rated=False,
        allows_hints=False,
        patience=0,
        fills=AT_ONCE,
        deal=deal_of(row.id, number),
    )
    taken = [Occupant(each) if each else Occupant(bot=row.level) for each in chairs]
    return Made(setting, game.version, host, taken)
