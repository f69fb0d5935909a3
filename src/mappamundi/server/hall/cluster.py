"""What a hall has to know of the other nodes: who holds a table, and how it is reached there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import Executable

from mappamundi.server.hall.loading import Lost, alarms
from mappamundi.server.hall.news import AnyNews
from mappamundi.server.protocol import Person
from mappamundi.server.store import Store
from mappamundi.server.table.listing import Listing
from mappamundi.server.table.place import TablePlace

if TYPE_CHECKING:
    from mappamundi.server.table.table import Table


class Elsewhere(Lost):
    """A table that another node holds."""

    def __init__(self, node: str) -> None:
        super().__init__("table-away")
        self.node = node


class Cluster(Protocol):
    """All nodes, as one of them sees them."""

    @property
    def node(self) -> str:
        """The lease under which this one writes; empty where there is only one."""
        ...

    @property
    def is_left_out(self) -> bool:
        """Have others taken over what was here, while this one cannot talk to them?"""
        ...

    async def open(self) -> None:
        """Come to life as a node that holds nothing yet."""

    def begin(self) -> None:
        """Keep the node alive from now on."""

    async def leave(self) -> None:
        """Hand all tables to the others."""

    async def close(self) -> None:
        """End the node: the others know it no more."""

    async def match(self, game: str, person: Person, address: str) -> str | None:
        """A table for somebody who wants to play now, where another node is to find it."""
        ...

    async def whereabouts(self, person: str) -> set[str]:
        """From where somebody is connected to other nodes now."""
        ...

    async def figures(self) -> dict[str, bytes]:
        """What all processes behind this one's socket have counted, where there are several."""
        ...

    async def claim(self, table: str) -> None:
        """Hold a table from now on, unless it is `Elsewhere`."""

    async def pass_on(self, table: str) -> None:
        """Give back a table that cannot be taken up here; it is `Elsewhere` if it can be there."""

    def made(self, table: str) -> Sequence[Executable]:
        """What to keep with a table that is made here, so that it is held here."""
        ...

    def release(self, tables: Iterable[str]) -> None:
        """Hold tables no more that nobody needs in memory."""

    async def due(self) -> Sequence[tuple[str, int]]:
        """The tables held here that must do something by themselves, and when."""
        ...

    def fenced(self) -> None:
        """The lease is gone: nothing is held any more."""

    def arrived(self, table: Table) -> None:
        """A table is in memory here, whoever had it before."""

    def outpost(self, table: str) -> TablePlace | None:
        """A table that is known to be on another node."""
        ...

    def reach(self, table: str, node: str) -> TablePlace:
        """A table that was just found to be on another node."""
        ...

    async def listing(self, table: str, node: str, person: str) -> Listing:
        """A table on another node, as a lobby knows it."""
        ...

    def list(self, table: Table, kind: str) -> None:
        """Tell the lobbies of other nodes what has happened at a table."""

    def tell(self, news: AnyNews) -> None:
        """Let it happen on the other nodes, too."""

    def comes(self, person: str, is_here: bool) -> None:
        """Tell the other nodes that somebody is connected here, or not any more."""

    def is_elsewhere(self, person: str) -> bool:
        """Is somebody connected to another node?"""
        ...

    def elsewhere(self) -> set[str]:
        """Everybody who is connected to other nodes."""
        ...


class Alone:
    """The only node there is: every table is here, and there is nobody to be told anything."""

    node = ""
    is_left_out = False  # there are no others

    def __init__(self, store: Store) -> None:
        self.store = store

    async def open(self) -> None:
        """Nothing is to be done: there is nobody to be known to."""

    def begin(self) -> None:
        """Nothing is to be done: there is nobody who could take this node for dead."""

    async def leave(self) -> None:
        """Keep all tables: there is nobody who could have them."""

    async def close(self) -> None:
        """Nothing is to be done: there is nobody to leave."""

    async def match(self, game: str, person: Person, address: str) -> str | None:
        """Return none: it is for us to find."""
        return None

    async def whereabouts(self, person: str) -> set[str]:
        """Return nothing: there is nowhere else to be."""
        return set()

    async def figures(self) -> dict[str, bytes]:
        """Return nothing: there are no others."""
        return {}

    async def claim(self, table: str) -> None:
        """Hold a table: nobody else could."""

    async def pass_on(self, table: str) -> None:
        """Nobody else could take it up."""

    def made(self, table: str) -> Sequence[Executable]:
        """Return nothing to keep: nobody else could hold it."""
        return ()

    def release(self, tables: Iterable[str]) -> None:
        """Nobody else waits for them."""

    async def due(self) -> Sequence[tuple[str, int]]:
        """Return all that there are."""
        return await alarms(self.store)

    def fenced(self) -> None:
        """Never happens: nobody else writes."""

    def arrived(self, table: Table) -> None:
        """A table is in memory, as it was before: nobody else had it."""

    def outpost(self, table: str) -> TablePlace | None:
        """Return none: no table is on another node."""
        return None

    def reach(self, table: str, node: str) -> TablePlace:
        """Refuse: no table is on another node."""
        raise Elsewhere(node)

    async def listing(self, table: str, node: str, person: str) -> Listing:
        """Refuse: no table is on another node."""
        raise Elsewhere(node)

    def list(self, table: Table, kind: str) -> None:
        """There are no other lobbies."""

    def tell(self, news: AnyNews) -> None:
        """There is nobody to be told."""

    def comes(self, person: str, is_here: bool) -> None:
        """There is nobody to be told."""

    def is_elsewhere(self, person: str) -> bool:
        """Return that nobody is: there is nowhere else to be."""
        return False

    def elsewhere(self) -> set[str]:
        """Return nobody: there is nowhere else to be."""
        return set()
