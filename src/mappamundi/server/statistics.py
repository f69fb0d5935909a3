"""What somebody has played of one game, a line for each: plots are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sqlalchemy import select

from mappamundi.server.api import PlayedGame
from mappamundi.server.protocol import Level
from mappamundi.server.store import Store
from mappamundi.server.store.people import RESULTS
from mappamundi.server.store.schema import CHAIRS, TABLES

MOST = 200  # games, the last ones


class Statistics:
    """Reads results; of private tables others learn how they ended, not which they were."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def played(self, person: str, game: str, is_own: bool) -> list[PlayedGame]:
        """Return the last games of a kind, the oldest of them first."""
        question = (
            select(RESULTS, TABLES.c.seats, TABLES.c.is_public)
            .join(TABLES, TABLES.c.id == RESULTS.c.table)
            .where(RESULTS.c.person == person, RESULTS.c.game == game)
            .order_by(RESULTS.c.ended.desc())
            .limit(MOST)
        )
        rows = await self.store.fetch(question)
        levels = await self._levels([row.table for row in rows])
        return [
            PlayedGame(
                ended=row.ended,
                place=row.place,
                points=row.points,
                seats=row.seats,
                level=levels.get(row.table),
                table=row.table if is_own or row.is_public else None,
            )
            for row in reversed(rows)
        ]

    async def _levels(self, tables: Sequence[str]) -> dict[str, Level]:
        """How strong the bots of each table were that had any."""
        seated = (CHAIRS.c.table.in_(tables), CHAIRS.c.bot.is_not(None), CHAIRS.c.person.is_(None))
        rows = await self.store.fetch(select(CHAIRS.c.table, CHAIRS.c.bot).where(*seated))
        return {row.table: cast("Level", row.bot) for row in rows}
