"""What is read of games after the fact: replays, logs, draws; a little at a time, and once."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable

import msgspec

from mappamundi.server.chronicle import Chronicles, TableHeading
from mappamundi.server.replay import Reel, page, wind
from mappamundi.server.shelf import RecentlyUsed
from mappamundi.server.workshop import Workshop

REELS = 16  # games that are kept wound
PAGES, ROOM = 1_000, 32_000_000  # pages of finished games that are kept ready, and their bytes


class Archive:
    """Runs games again for those who want to see them, and remembers those that are over."""

    def __init__(self, chronicles: Chronicles, workshop: Workshop) -> None:
        self.chronicles = chronicles
        self.workshop = workshop
        self._reels: RecentlyUsed[Reel] = RecentlyUsed(REELS)
        self._pages: RecentlyUsed[list[msgspec.Raw]] = RecentlyUsed(PAGES, ROOM)
        self._winding: dict[Hashable, asyncio.Task[Reel]] = {}

    async def reel(self, table: TableHeading) -> Reel:
        """A game, ready to be shown; of one that goes on, as far as it has come."""
        name = table.table
        key = (name, "over" if table.is_over else await self.chronicles.version(name))
        found = self._reels.get(key)
        if found is None:  # many who want the same game wait for the same winding
            if key not in self._winding:
                self._winding[key] = asyncio.create_task(self._wind(key, table))
            found = await asyncio.shield(self._winding[key])
        return found

    async def page(
        self, table: TableHeading, reel: Reel, seat: int | None, first: int, count: int
    ) -> list[msgspec.Raw]:
        """Steps of a game; those of a finished one may lie ready."""
        key = (table.table, seat, first, count)
        found = self._pages.get(key) if table.is_over else None
        if found is None:
            found = await self.workshop.do(page(reel, seat, first, count))
            if table.is_over:
                self._pages.put(key, found, sum(map(len, found)))
        return found

    async def _wind(self, key: Hashable, table: TableHeading) -> Reel:
        try:
            log = (await self.chronicles.recount(table)).log
            reel = await self.workshop.do(wind(log))
            self._reels.put(key, reel)
            return reel
        finally:
            del self._winding[key]
