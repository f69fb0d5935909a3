"""Leagues: who is in one, which contest comes next, how it stands. Only the store knows."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Executable, Row, and_, delete, func, insert, select, update

from mappamundi.errors import Refusal
from mappamundi.server.contests.league import MOST_LEAGUES, MOST_MEMBERS
from mappamundi.server.http.account import LeagueNote
from mappamundi.server.http.declining import Declined
from mappamundi.server.people.people import People
from mappamundi.server.store import Conflict, Store
from mappamundi.server.store.contests import CONTESTS, LEAGUES, MEMBERS
from mappamundi.server.table.clock import now
from mappamundi.server.table.deeds.make import new_id
from mappamundi.server.writing import harmless

LONG = 24  # letters of the name of a contest


class Leagues:
    """Lets people found, join, leave and end leagues."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people

    async def found(self, person: str, name: str) -> str:
        """A league that others can join; who founds it is in it."""
        if await self._many(person) >= MOST_LEAGUES:
            raise Refusal("too-many-leagues", most=MOST_LEAGUES)
        await self.people.keep(person)
        league = new_id()
        row = {"id": league, "name": harmless(name).strip(), "made": now()}
        await self.store.write(insert(LEAGUES).values(**row), _joined(league, person))
        return league

    async def enter(self, league: str, person: str) -> None:
        """Join, or come back."""
        await self._going(league)
        members = await self.members(league)
        if person in {each.person for each in members if each.gone is None}:
            return
        if sum(each.gone is None for each in members) >= MOST_MEMBERS:
            raise Refusal("league-is-full", most=MOST_MEMBERS)
        await self.people.keep(person)
        try:
            await self.store.write(_joined(league, person))
        except Conflict:  # who comes back has been in it since then
            again = update(MEMBERS).where(*_own(league, person))
            await self.store.write(again.values(joined=now(), gone=None))

    async def leave(self, league: str, person: str) -> None:
        """Be in it no more; what one has won stays."""
        await self._row(league)
        own = update(MEMBERS).where(*_own(league, person), MEMBERS.c.gone.is_(None))
        await self.store.write(own.values(gone=now()))

    async def end(self, league: str, person: str) -> None:
        """The host has it be over: it stands as it stands."""
        await self._going(league)
        if person != host_of(await self.members(league)):
            raise Refusal("only-the-host")
        if await self.unfinished(league):
            raise Refusal("league-has-contest")
        going = (LEAGUES.c.id == league, LEAGUES.c.ended.is_(None))
        await self.store.write(update(LEAGUES).where(*going).values(ended=now()))

    async def next_contest(self, league: str, person: str) -> str:
        """The name of the contest that comes next: the same for all who want it at once."""
        await self._going(league)
        if not await self.is_member(league, person):
            raise Refusal("not-in-the-league")
        if await self.unfinished(league):
            raise Refusal("league-has-contest")
        question = select(func.count().label("many")).where(CONTESTS.c.league == league)
        number = (await self.store.fetch(question))[0].many
        return hashlib.sha256(f"{league} {number}".encode()).hexdigest()[:LONG]

    async def dissolve(self, league: str) -> None:
        """Take it away, as the operator wishes; its contests stay."""
        own = update(CONTESTS).where(CONTESTS.c.league == league)
        await self._row(league)
        await self.store.write(
            own.values(league=None),
            delete(MEMBERS).where(MEMBERS.c.league == league),
            delete(LEAGUES).where(LEAGUES.c.id == league),
        )

    async def unfinished(self, league: str) -> bool:
        """Is one of its contests not over?"""
        going = (CONTESTS.c.ended.is_(None), CONTESTS.c.closed.is_(None))
        question = select(CONTESTS.c.id).where(CONTESTS.c.league == league, *going)
        return bool(await self.store.fetch(question))

    async def is_member(self, league: str, person: str) -> bool:
        """Is somebody in it?"""
        question = select(MEMBERS.c.person).where(*_own(league, person), MEMBERS.c.gone.is_(None))
        return bool(await self.store.fetch(question))

    async def members(self, league: str) -> Sequence[Row[Any]]:
        """Who is or was in it, those who have been so longest first."""
        question = select(MEMBERS).where(MEMBERS.c.league == league)
        return await self.store.fetch(question.order_by(MEMBERS.c.joined, MEMBERS.c.person))

    async def of(self, person: str) -> Sequence[Row[Any]]:
        """The leagues somebody is in, the youngest first."""
        mine = and_(MEMBERS.c.league == LEAGUES.c.id, MEMBERS.c.person == person)
        question = select(LEAGUES).join(MEMBERS, mine).where(MEMBERS.c.gone.is_(None))
        return await self.store.fetch(question.order_by(LEAGUES.c.made.desc()))

    async def row(self, league: str) -> Row[Any] | None:
        """What is kept of a league itself."""
        rows = await self.store.fetch(select(LEAGUES).where(LEAGUES.c.id == league))
        return rows[0] if rows else None

    async def notes(self, person: str) -> list[LeagueNote]:
        """What is kept of somebody here, for themselves to read."""
        rows = await self.store.fetch(select(MEMBERS).where(MEMBERS.c.person == person))
        return [LeagueNote(row.league, row.joined, row.gone) for row in rows]

    def forget(self, person: str) -> list[Executable]:
        """What to run so that nothing here names somebody any more."""
        return [delete(MEMBERS).where(MEMBERS.c.person == person)]

    async def _many(self, person: str) -> int:
        return sum(row.ended is None for row in await self.of(person))

    async def _row(self, league: str) -> Row[Any]:
        row = await self.row(league)
        if row is None:
            raise Declined("no-such-league", status=404)
        return row

    async def _going(self, league: str) -> Row[Any]:
        row = await self._row(league)
        if row.ended is not None:
            raise Refusal("league-is-over")
        return row


def host_of(members: Sequence[Row[Any]]) -> str | None:
    """Who may end it: of those who are in it, who has been so longest."""
    return next((each.person for each in members if each.gone is None), None)


def _own(league: str, person: str) -> tuple[ColumnElement[bool], ...]:
    return MEMBERS.c.league == league, MEMBERS.c.person == person


def _joined(league: str, person: str) -> Executable:
    return insert(MEMBERS).values(league=league, person=person, joined=now())
