"""Finished tables, as they are listed: read from the store, without running a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, select

from mappamundi.server.api import Finished
from mappamundi.server.people import People
from mappamundi.server.protocol import Chair, Outcome, Setting
from mappamundi.server.store import Store
from mappamundi.server.store.people import RESULTS
from mappamundi.server.store.schema import CHAIRS, SECRETS, TABLES

MOST_RECENT = 50


class History:
    """What tables have ended, and how."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people

    async def recent(self, person: str, is_own: bool) -> list[Finished]:
        """The last tables somebody has finished; others see only those that were public."""
        question = (
            select(TABLES, RESULTS.c.seat, SECRETS.c.secret)
            .join(RESULTS, RESULTS.c.table == TABLES.c.id)
            .join(SECRETS, SECRETS.c.table == TABLES.c.id)
            .where(RESULTS.c.person == person)
            .order_by(RESULTS.c.ended.desc())
            .limit(MOST_RECENT)
        )
        if not is_own:
            question = question.where(TABLES.c.is_public)
        rows = await self.store.fetch(question)
        ids = [row.id for row in rows]
        chairs, ends = await self._chairs(ids), await self._ends(ids)
        return [_finished(row, chairs[row.id], ends[row.id]) for row in rows]

    async def _chairs(self, tables: Sequence[str]) -> dict[str, list[Chair]]:
        question = select(CHAIRS).where(CHAIRS.c.table.in_(tables)).order_by(CHAIRS.c.seat)
        rows = await self.store.fetch(question)
        people = await self.people.persons(row.person for row in rows if row.person)
        chairs: dict[str, list[Chair]] = {table: [] for table in tables}
        for row in rows:
            person = people[row.person] if row.person else None
            chairs[row.table].append(Chair(person=person, bot=row.bot))
        return chairs

    async def _ends(self, tables: Sequence[str]) -> dict[str, list[Row[Any]]]:
        question = select(RESULTS).where(RESULTS.c.table.in_(tables)).order_by(RESULTS.c.seat)
        ends: dict[str, list[Row[Any]]] = {table: [] for table in tables}
        for row in await self.store.fetch(question):
            ends[row.table].append(row)
        return ends


def _finished(row: Row[Any], chairs: list[Chair], ends: Iterable[Row[Any]]) -> Finished:
    ends = list(ends)
    return Finished(
        table=row.id,
        setting=setting(row),
        chairs=chairs,
        outcome=Outcome(
            [end.points for end in ends], [end.place for end in ends], row.secret.hex()
        ),
        ended=row.ended,
        seat=row.seat,
    )


def setting(row: Row[Any]) -> Setting:
    """What a table was made to be."""
    return Setting(
        game=row.game,
        options=msgspec.json.decode(row.options),
        seats=row.seats,
        pace=row.pace,
        is_public=row.is_public,
        is_rated=row.is_rated,
        allows_hints=row.allows_hints,
    )
