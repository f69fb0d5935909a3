"""A table that cannot be taken up here goes to a node that can: one of a newer release, perhaps."""

from __future__ import annotations

from collections.abc import Iterable

from mappamundi.errors import Refusal
from mappamundi.server.hall.cluster import Elsewhere
from mappamundi.server.hall.hall import Hall
from mappamundi.server.nodes.bus import Unanswered
from mappamundi.server.nodes.post import Post
from mappamundi.server.nodes.tenure import Tenure
from mappamundi.server.nodes.words import TableGiven, WantTakenUp

LOADING = 5.0  # seconds that another node has to take a table up


class Handover:
    """Gives back tables that cannot be taken up here, and takes up those that others could not."""

    def __init__(self, hall: Hall, post: Post, tenure: Tenure) -> None:
        self.hall = hall
        self.post = post
        self.tenure = tenure
        self._proposed: set[str] = set()  # what others have given back for us to take up

    async def pass_on(self, table: str, others: Iterable[str]) -> None:
        """Give a table back, and find somebody who can take it up; then it is `Elsewhere`."""
        await self.tenure.release([table])
        if table in self._proposed:
            return
        for node in others:
            if await self._takes_up(node, table):
                raise Elsewhere(node)
        holder = await self.tenure.leases.holder(table)
        if holder is not None and holder != self.tenure.node:
            raise Elsewhere(holder)

    async def take_up(self, table: str) -> str:
        """Take up a table that another node could not; it is not passed on any further."""
        self._proposed.add(table)
        try:
            return (await self.hall.table(table)).id
        finally:
            self._proposed.discard(table)

    async def _takes_up(self, node: str, table: str) -> bool:
        try:
            given = await self.post.ask(node, WantTakenUp(table), LOADING)
        except (Unanswered, Refusal):
            return False
        return isinstance(given, TableGiven)
