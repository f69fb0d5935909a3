"""Finished tables, as they are listed: read from the store, without running a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Row, select

from mappamundi.server.contests.seals import is_sealed
from mappamundi.server.http.profile import Finished
from mappamundi.server.people.chronicle import Chronicles, setting
from mappamundi.server.protocol import Chair, Outcome
from mappamundi.server.store import Store
from mappamundi.server.store.people import RESULTS
from mappamundi.server.store.schema import SECRETS, TABLES
from mappamundi.server.table.play import parted

MOST_RECENT = 50


class History:
    """What tables have ended, and how."""

    def __init__(self, store: Store, chronicles: Chronicles) -> None:
        self.store = store
        self.chronicles = chronicles

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
        chairs, ends = await self.chronicles.chairs(ids), await self._ends(ids)
        sealed = {row.deal for row in rows if await is_sealed(self.store, row.deal or "")}
        secrets = {row.id: _secret(row) for row in rows if row.deal not in sealed}
        return [_finished(row, chairs[row.id], ends[row.id], secrets) for row in rows]

    async def _ends(self, tables: Sequence[str]) -> dict[str, list[Row[Any]]]:
        question = select(RESULTS).where(RESULTS.c.table.in_(tables)).order_by(RESULTS.c.seat)
        ends: dict[str, list[Row[Any]]] = {table: [] for table in tables}
        for row in await self.store.fetch(question):
            ends[row.table].append(row)
        return ends


def _secret(row: Row[Any]) -> str:
    return parted(row.secret)[1].hex()


def _finished(
    row: Row[Any], chairs: list[Chair], ends: Sequence[Row[Any]], secrets: Mapping[str, str]
) -> Finished:
    points, places = [end.points for end in ends], [end.place for end in ends]
    outcome = Outcome(points, places, secrets.get(row.id, ""))
    return Finished(row.id, setting(row), chairs, outcome, row.ended, row.seat)
