"""What comes of finished tables: results, and ratings where a table was rated."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Table,
    and_,
    delete,
    func,
    insert,
    select,
    update,
)

from mappamundi.server.http.profile import GameRecord, MixedRecord
from mappamundi.server.people.rating import (
    WINDOW,
    Pair,
    RatedEnd,
    Rating,
    can_be_rated,
    is_settled,
    rank,
    rate,
    weight,
)
from mappamundi.server.store import Conflict, Store
from mappamundi.server.store.people import GUEST_BOTS, MIXED_RATINGS, RATINGS, RESULTS
from mappamundi.server.visitors.known import is_bot


class SeatEnd(msgspec.Struct, frozen=True):
    """How a table ended for one seat."""

    person: str | None  # None for a bot
    place: int
    points: int
    has_left: bool  # a bot held the seat at the end
    cards: dict[str, int] = {}  # that were played from the seat, and how often


class TableEnd(msgspec.Struct, frozen=True):
    """A finished table."""

    table: str
    game: str
    ended: int
    is_rated: bool
    seats: list[SeatEnd]


class Results:
    """Keeps how tables ended, each of them once, one after the other."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._turn = asyncio.Lock()  # ratings are made from those before

    async def record(self, end: TableEnd) -> None:
        """Keep a result and what it says of those who played; again and again is once."""
        async with self._turn:
            while not await self._is_recorded(end.table):
                try:
                    await self.store.write(*await self._changes(end))
                except Conflict:  # another node has recorded it, or a table of the same people
                    continue

    async def _is_recorded(self, table: str) -> bool:
        return bool(await self.store.fetch(select(RESULTS.c.seat).where(RESULTS.c.table == table)))

    async def _changes(self, end: TableEnd) -> list[Any]:
        people = [seat.person for seat in end.seats]
        is_mixed = any(map(is_bot, people))
        counts = end.is_rated and can_be_rated(people) and await self._is_fair(people)
        share = await self._share(end, is_mixed) if counts else 0.0
        rows = [
            {"table": end.table, "game": end.game, "seat": number, "ended": end.ended}
            | {"weight": share, "is_mixed": is_mixed, **msgspec.structs.asdict(seat)}
            | {"cards": msgspec.json.encode(seat.cards).decode() if seat.person else None}
            for number, seat in enumerate(end.seats)
        ]
        changes: list[Any] = [insert(RESULTS).values(rows)]
        if counts:
            kind = MIXED_RATINGS if is_mixed else RATINGS
            changes.append(insert(kind).values(await self._ratings(end, share, kind)))
        return changes

    async def _is_fair(self, people: Sequence[str | None]) -> bool:
        """Nobody is rated by playing their own bots, nor bots by playing their sisters."""
        question = select(GUEST_BOTS.c.author).where(GUEST_BOTS.c.id.in_(people))
        authors = [row.author for row in await self.store.fetch(question)]
        return len(set(authors)) == len(authors) and not set(authors) & set(people)

    async def _share(self, end: TableEnd, is_mixed: bool) -> float:
        people = [seat.person for seat in end.seats if seat.person]
        since = end.ended - WINDOW
        return weight(people, await self._meetings(end.game, people, since, is_mixed))

    async def _meetings(
        self, game: str, people: Sequence[str], since: int, is_mixed: bool
    ) -> dict[Pair, int]:
        """How often each two have met at rated tables, with guest bots or without."""
        one, other = RESULTS.alias(), RESULTS.alias()
        question = (
            select(one.c.person, other.c.person.label("other"), func.count().label("times"))
            .join(other, and_(one.c.table == other.c.table, one.c.person < other.c.person))
            .where(one.c.person.in_(people), other.c.person.in_(people))
            .where(one.c.game == game, one.c.weight > 0, one.c.ended > since)
            .where(_of_kind(one.c.is_mixed, is_mixed))
            .group_by(one.c.person, other.c.person)
        )
        rows = await self.store.fetch(question)
        return {frozenset((row.person, row.other)): row.times for row in rows}

    async def _ratings(self, end: TableEnd, share: float, kind: Table) -> list[dict[str, Any]]:
        people = [seat.person for seat in end.seats if seat.person]
        latest = {each: await self.rating(each, end.game, kind) for each in people}
        finishes = [
            RatedEnd(seat.person, seat.place, seat.has_left) for seat in end.seats if seat.person
        ]
        before = [latest[each][1] for each in people]
        after = rate(before, rank(finishes), share)
        return [
            {"person": each, "game": end.game, "number": latest[each][0] + 1, "table": end.table}
            | {"strength": new.strength, "doubt": new.doubt}
            for each, new in zip(people, after, strict=True)
        ]

    async def rating(self, person: str, game: str, kind: Table = RATINGS) -> tuple[int, Rating]:
        """How many rated tables somebody has finished, and what follows from them."""
        own = and_(kind.c.person == person, kind.c.game == game)
        question = select(kind).where(own).order_by(kind.c.number.desc()).limit(1)
        rows = await self.store.fetch(question)
        return (rows[0].number, Rating(rows[0].strength, rows[0].doubt)) if rows else (0, Rating())

    async def records(self, person: str) -> list[GameRecord]:
        """What somebody has done in each game."""
        won = func.count().filter(RESULTS.c.place == 1)
        question = (
            select(RESULTS.c.game, func.count().label("played"), won.label("won"))
            .where(RESULTS.c.person == person)
            .group_by(RESULTS.c.game)
            .order_by(RESULTS.c.game)
        )
        return [
            await self._record(person, row.game, row.played, row.won)
            for row in await self.store.fetch(question)
        ]

    async def _record(self, person: str, game: str, played: int, won: int) -> GameRecord:
        mixed = await self._mixed_record(person, game)
        rated, rating = await self.rating(person, game)
        if not rated:
            return GameRecord(game, played, won, mixed=mixed)
        settled = is_settled(rated, await self._opponents(person, game, is_mixed=False))
        return GameRecord(game, played, won, rated, rating.shown, settled, mixed)

    async def _mixed_record(self, person: str, game: str) -> MixedRecord | None:
        rated, rating = await self.rating(person, game, MIXED_RATINGS)
        if not rated:
            return None
        settled = is_settled(rated, await self._opponents(person, game, is_mixed=True))
        return MixedRecord(rated, rating.shown, settled)

    async def _opponents(self, person: str, game: str, is_mixed: bool) -> int:
        """With how many others somebody has played at rated tables, with guest bots or without."""
        one, other = RESULTS.alias(), RESULTS.alias()
        question = (
            select(func.count(other.c.person.distinct()).label("others"))
            .join(other, and_(one.c.table == other.c.table, one.c.seat != other.c.seat))
            .where(one.c.person == person, one.c.game == game, one.c.weight > 0)
            .where(_of_kind(one.c.is_mixed, is_mixed))
        )
        return int((await self.store.fetch(question))[0].others)

    def forget(self, person: str) -> list[Any]:
        """What to run so that no result names somebody any more."""
        return [
            update(RESULTS).where(RESULTS.c.person == person).values(person=None, cards=None),
            delete(RATINGS).where(RATINGS.c.person == person),
            delete(MIXED_RATINGS).where(MIXED_RATINGS.c.person == person),
        ]


def _of_kind(column: Column[bool], is_mixed: bool) -> ColumnElement[bool]:
    """Of tables with guest bots, or of the others, where older results say nothing."""
    return column.is_(True) if is_mixed else column.is_not(True)
