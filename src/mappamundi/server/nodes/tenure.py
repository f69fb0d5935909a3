"""Which tables this node holds, as long as its lease lasts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence

from sqlalchemy import Executable, insert

from mappamundi.server.hall.cluster import Elsewhere
from mappamundi.server.hall.loading import Lost
from mappamundi.server.ids import drawn_id
from mappamundi.server.store import Unavailable
from mappamundi.server.store.leases import Leases
from mappamundi.server.store.schema import HOLDINGS

NAME_BYTES = 12  # a new name for every lease: nobody is taken for who they were before


class Tenure:
    """Takes tables that nobody holds, and gives them back."""

    def __init__(self, leases: Leases) -> None:
        self.leases = leases
        self.node = ""  # the name of the lease
        self.is_over = False  # nothing is taken any more
        self._held: set[str] = set()
        self._going: dict[str, asyncio.Future[None]] = {}  # tables that are being given back

    def __contains__(self, table: object) -> bool:
        return table in self._held

    async def enter(self, listen: Callable[[str], Awaitable[None]]) -> None:
        """Begin a lease, holding nothing; who is known to the others can be talked to already."""
        node = drawn_id(NAME_BYTES)
        await listen(node)
        await self.leases.enter(node)
        self.node = node
        self._held.clear()

    async def claim(self, table: str) -> None:
        """Hold a table, or say who does."""
        while table in self._going:
            await asyncio.wait([self._going[table]])
        if table in self._held:
            return
        if self.is_over:
            raise Lost("table-away")
        node = self.node
        holder = await self.leases.holder(table)
        if holder is None and await self.leases.claim(node, [table]):
            holder = node
        elif holder is None:  # somebody was quicker, or we are no more
            holder = await self.leases.holder(table)
        if holder is None or node != self.node:
            raise Unavailable
        if holder != node:
            raise Elsewhere(holder)
        self._held.add(table)

    def made(self, table: str) -> Sequence[Executable]:
        """What to keep with a table that is made here."""
        return (insert(HOLDINGS).values(table=table, node=self.node),)

    def arrived(self, table: str) -> None:
        """One that was made here is kept."""
        self._held.add(table)

    def lose(self) -> None:
        """Somebody else has it all."""
        self._held.clear()

    async def adopt(self, tables: Sequence[str]) -> set[str]:
        """Hold those of these tables that nobody does."""
        taken = await self.leases.claim(self.node, tables) if tables else set()
        self._held |= taken
        return taken

    async def inherit(self) -> set[str]:
        """Learn what others have left to this node; what of it is new."""
        new = await self.leases.held(self.node) - self._held
        self._held |= new
        return new

    async def release(self, tables: Collection[str]) -> None:
        """Hold tables no more; who wants one of them here waits until that is known."""
        gone = asyncio.get_running_loop().create_future()
        self._going |= dict.fromkeys(tables, gone)
        self._held.difference_update(tables)
        try:
            await self.leases.release(self.node, list(tables))
        finally:
            for table in tables:
                self._going.pop(table, None)
            gone.set_result(None)
