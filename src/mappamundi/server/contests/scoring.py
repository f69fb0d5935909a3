"""What became of the deals of days: read from the store, where nothing of it is kept twice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Executable, Row, Select, and_, delete, select

from mappamundi.game import GAMES
from mappamundi.nature import commitment
from mappamundi.server.contests.days import PREFIX, day_at, day_of, ends, later, name_of
from mappamundi.server.contests.dealer import LEVEL, DayDeal, DayDealer
from mappamundi.server.contests.deals import (
    DealOffer,
    DealResult,
    DealSheet,
    DealsToday,
    OwnTry,
    PastDeal,
)
from mappamundi.server.contests.ranking import DealFinish, rank_of, ranked
from mappamundi.server.contests.seals import is_sealed
from mappamundi.server.http.account import TryNote
from mappamundi.server.likeness import told_apart
from mappamundi.server.people.chronicle import TableHeading
from mappamundi.server.store.contests import DEALS, TRIES
from mappamundi.server.store.people import RESULTS
from mappamundi.server.store.schema import CHAIRS, IS_THERE, TABLES
from mappamundi.server.table.clock import now

BEST = 100  # results that are told
DAYS = 35  # past ones that a calendar shows


class OwnGame(NamedTuple):
    """My own game of a deal, and when it was."""

    day: str
    game: str
    mine: OwnTry


class Scorer:
    """Says who has played what, to whom may know it."""

    def __init__(self, dealer: DayDealer) -> None:
        self.dealer = dealer
        self.store = dealer.store
        self.people = dealer.people

    async def today(self, person: str) -> DealsToday:
        """The deals of today, and what somebody has done with them."""
        day = await self.dealer.prepare()
        rows = await self.store.fetch(select(DEALS).where(DEALS.c.day.in_((day, later(day)))))
        promised = {(row.day, row.game): commitment(row.secret) for row in rows}
        own = {each.game: each.mine for each in await self._own(person, name_of(day))}
        deals = []
        for game in GAMES:
            deal, finishes = DayDeal(day, game, b""), await self._finishes(day, game)
            offer = DealOffer(
                game=game,
                seats=deal.seats,
                seat=deal.seat,
                level=LEVEL,
                commitment=promised[day, game],
                tomorrow=promised[later(day), game],
                played=len(finishes),
                mine=own.get(game),
                rank=rank_of(person, finishes),
            )
            deals.append(offer)
        return DealsToday(day, ends(day), deals)

    async def sheet(self, person: str, day: str, game: str) -> DealSheet:
        """What became of a deal; who may still play it is not told."""
        deal, is_over = await self.dealer.deal(day, game), day < day_at(now())
        finishes = await self._finishes(day, deal.game)
        own = [each.mine for each in await self._own(person, name_of(day)) if each.game == game]
        mine = next((each for each in own if each.counts), own[0] if own else None)
        may_look = is_over or (mine is not None and mine.status == "over")
        return DealSheet(
            day=day,
            game=deal.game,
            is_over=is_over,
            ends=ends(day),
            seats=deal.seats,
            seat=deal.seat,
            level=LEVEL,
            commitment=commitment(deal.secret),
            played=len(finishes),
            secret=deal.secret.hex() if is_over else None,
            mine=mine,
            rank=rank_of(person, finishes),
            results=await self._results(finishes) if may_look else None,
        )

    async def calendar(self, person: str, game: str) -> list[PastDeal]:
        """The deals of a game before today, the youngest first, and what somebody did with them."""
        today = await self.dealer.prepare()
        game = GAMES[game].slug
        past = (DEALS.c.game == game, DEALS.c.day < today, DEALS.c.day >= later(today, -DAYS))
        rows = await self.store.fetch(select(DEALS.c.day).where(*past).order_by(DEALS.c.day.desc()))
        own: dict[str, OwnTry] = {}
        for each in await self._own(person):
            if each.game == game and (each.mine.counts or each.day not in own):
                own[each.day] = each.mine
        return [PastDeal(row.day, own.get(row.day)) for row in rows]

    async def may_look(self, person: str, heading: TableHeading) -> bool:
        """May somebody see what was played at a table? Who could still play the deal may not."""
        deal = heading.setting.deal
        if heading.seat_of(person) is not None or not await is_sealed(self.store, deal):
            return True
        own = await self.store.fetch(_played(person, deal))
        done = {row.game for row in own if row.status == "over"}
        return heading.is_over and heading.setting.game in done

    async def notes(self, person: str) -> list[TryNote]:
        """What is kept of somebody here, for themselves to read."""
        rows = await self.store.fetch(select(TRIES).where(TRIES.c.person == person))
        return [TryNote(row.day, row.game, row.table, row.begun) for row in rows]

    def forget(self, person: str) -> list[Executable]:
        """What to run so that nothing here names somebody any more."""
        return [delete(TRIES).where(TRIES.c.person == person)]

    async def _finishes(self, day: str, game: str) -> list[DealFinish]:
        """Who has played a deal to its end, on its day."""
        theirs = and_(RESULTS.c.table == TRIES.c.table, RESULTS.c.person == TRIES.c.person)
        question = (
            select(TRIES.c.person, TRIES.c.table, RESULTS.c.points, RESULTS.c.place)
            .join(RESULTS, theirs)
            .join(TABLES, TABLES.c.id == TRIES.c.table)
            .where(TRIES.c.day == day, TRIES.c.game == game, IS_THERE)
            .where(RESULTS.c.ended < ends(day), ~RESULTS.c.has_left)
            .order_by(RESULTS.c.ended)
        )
        rows = await self.store.fetch(question)
        return [DealFinish(row.person, row.table, row.points, row.place) for row in rows]

    async def _results(self, finishes: Iterable[DealFinish]) -> list[DealResult]:
        best = ranked(list(finishes))[:BEST]
        people = await self.people.persons(finish.person for _, finish in best)
        shown = told_apart(people[finish.person] for _, finish in best)
        return [
            DealResult(rank, shown[each.person], each.points, each.place, each.table)
            for rank, each in best
        ]

    async def _own(self, person: str, deal: str = "") -> list[OwnGame]:
        """The games of deals that somebody has played, the one that counts before all others."""
        rows = await self.store.fetch(_played(person, deal))
        return [_kept(row) for row in sorted(rows, key=lambda row: row.begun is None)]


def _played(person: str, deal: str) -> Select[*tuple[Any, ...]]:
    theirs = and_(RESULTS.c.table == TABLES.c.id, RESULTS.c.person == person)
    counted = and_(TRIES.c.table == TABLES.c.id, TRIES.c.person == person)
    named = TABLES.c.deal == deal if deal else TABLES.c.deal.startswith(PREFIX)
    columns = (TABLES.c.id, TABLES.c.deal, TABLES.c.game, TABLES.c.status, TABLES.c.ended)
    return (
        select(*columns, RESULTS.c.place, RESULTS.c.points, RESULTS.c.has_left, TRIES.c.begun)
        .join(CHAIRS, and_(CHAIRS.c.table == TABLES.c.id, CHAIRS.c.person == person))
        .outerjoin(RESULTS, theirs)
        .outerjoin(TRIES, counted)
        .where(named, IS_THERE)
        .order_by(TABLES.c.made.desc())
    )


def _kept(row: Row[Any]) -> OwnGame:
    day = day_of(row.deal)
    is_late = row.ended is not None and row.ended >= ends(day)
    counts = row.begun is not None and not is_late and not row.has_left
    return OwnGame(day, row.game, OwnTry(row.id, row.status, row.place, row.points, counts))
