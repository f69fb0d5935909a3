"""What the store has of contests: who entered, how tables ended. Nothing of it is in memory."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, func, select

from mappamundi.game import GAMES
from mappamundi.server.contests.leagues import Leagues
from mappamundi.server.contests.standings import SeatResult
from mappamundi.server.store import Store
from mappamundi.server.store.contests import CONTESTS, ENTRANTS, PAIRINGS, ROUNDS
from mappamundi.server.store.people import RESULTS
from mappamundi.server.store.schema import TABLES


class Roster:
    """Answers questions about contests."""

    def __init__(self, store: Store, leagues: Leagues) -> None:
        self.store = store
        self.leagues = leagues

    async def contest(self, name: str) -> Row[Any] | None:
        """The row of a contest."""
        rows = await self.store.fetch(select(CONTESTS).where(CONTESTS.c.id == name))
        return rows[0] if rows else None

    async def may_start(self, row: Row[Any], person: str) -> bool:
        """May somebody have a contest begin? Its host, and anybody of its league."""
        if row.league is None:
            return bool(row.host == person)
        return await self.leagues.is_member(row.league, person)

    async def running(self) -> list[str]:
        """The contests that have begun and are not over."""
        going = (CONTESTS.c.begun.is_not(None), CONTESTS.c.ended.is_(None))
        question = select(CONTESTS.c.id).where(*going, CONTESTS.c.closed.is_(None))
        return [row.id for row in await self.store.fetch(question)]

    async def unfinished(self, host: str) -> int:
        """How many contests of somebody's are not over."""
        going = (CONTESTS.c.ended.is_(None), CONTESTS.c.closed.is_(None))
        question = select(func.count().label("many")).where(CONTESTS.c.host == host, *going)
        return int((await self.store.fetch(question))[0].many)

    async def entrants(self, contest: str) -> list[Row[Any]]:
        """Who has entered, in an order that nobody could choose."""
        rows = await self.store.fetch(select(ENTRANTS).where(ENTRANTS.c.contest == contest))
        return sorted(rows, key=lambda row: _lot(contest, row.person))

    async def number(self, contest: str) -> int:
        """The round that has begun last, 0 before the first."""
        question = select(func.max(ROUNDS.c.number).label("last"))
        rows = await self.store.fetch(question.where(ROUNDS.c.contest == contest))
        return rows[0].last or 0

    async def pairings(self, contest: str) -> Sequence[Row[Any]]:
        """The tables of all rounds, the latest round first, and whether they are done with."""
        columns = (PAIRINGS.c.round, PAIRINGS.c.number, PAIRINGS.c.table, RESULTS.c.seat)
        ended = and_(RESULTS.c.table == PAIRINGS.c.table, RESULTS.c.seat == 0)
        question = (
            select(*columns, TABLES.c.closed)
            .join(TABLES, TABLES.c.id == PAIRINGS.c.table)
            .outerjoin(RESULTS, ended)
            .where(PAIRINGS.c.contest == contest)
            .order_by(PAIRINGS.c.round.desc(), PAIRINGS.c.number)
        )
        return await self.store.fetch(question)

    async def results(self, contest: str) -> list[SeatResult]:
        """How every seat of every table ended that is over."""
        question = (
            select(PAIRINGS.c.round, RESULTS)
            .join(RESULTS, RESULTS.c.table == PAIRINGS.c.table)
            .where(PAIRINGS.c.contest == contest)
            .order_by(PAIRINGS.c.round, PAIRINGS.c.number, RESULTS.c.seat)
        )
        return [
            SeatResult(
                row.round, row.table, row.seat, row.person, row.place, row.points, row.has_left
            )
            for row in await self.store.fetch(question)
        ]


def seats_of(row: Row[Any]) -> int:
    """How many sit at each table of a contest."""
    return row.seats or GAMES[row.game].usual_seats


def is_robin(row: Row[Any]) -> bool:
    """Does everybody meet everybody in a contest?"""
    return bool(row.pairing == "robin")


def _lot(contest: str, person: str) -> bytes:
    return hashlib.sha256(f"{contest} {person}".encode()).digest()
