"""Who holds which tables, where several nodes share a PostgreSQL.

A node has one lease, by the database's clock, and a table points to its node: so a renewal is one
row, however many tables there are. Only who has deleted a node's row may give its tables to others,
and every commit of a node reads that row and keeps it from being deleted (`Postgres._attempt`). So
after that nothing of it can be kept any more, however late it wakes up.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import asyncpg

from mappamundi.server.store.postgres import asking

LEASE = 2500  # milliseconds
ANSWER = 2.0  # seconds that the database has for each question
AT_ONCE = 4  # questions; all connections are made at the start, when there is time for it
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ENTER = f"INSERT INTO nodes (id, until) VALUES ($1, {NOW} + {LEASE})"
RENEW = f"""
    WITH renewed AS (UPDATE nodes SET until = {NOW} + {LEASE} WHERE id = $1 RETURNING id)
    SELECT id, until < {NOW} AS is_late, EXISTS (SELECT 1 FROM renewed) AS is_mine FROM nodes
"""
BURY = f"DELETE FROM nodes WHERE id = $1 AND until < {NOW} RETURNING id"
KNOWN = "SELECT 1 FROM nodes WHERE id = $1"
LEAVE = "DELETE FROM nodes WHERE id = $1"
BEQUEATH = """
    UPDATE holdings
    SET node = ($2::text[])[1 + (hashtext("table") & 2147483647) % cardinality($2::text[])]
    WHERE node = $1
"""
HOLDER = 'SELECT node FROM holdings JOIN nodes ON id = node WHERE "table" = $1'
CLAIM = """
    INSERT INTO holdings ("table", node)
    SELECT wanted, $1::text FROM unnest($2::text[]) AS wanted
    WHERE EXISTS (SELECT 1 FROM nodes WHERE id = $1::text)
    ON CONFLICT ("table") DO UPDATE SET node = excluded.node
    WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = holdings.node)
    RETURNING "table"
"""
RELEASE = 'DELETE FROM holdings WHERE node = $1 AND "table" = ANY($2::text[])'
LET_GO = "DELETE FROM holdings WHERE node = $1"
HELD = 'SELECT "table" FROM holdings WHERE node = $1'


class Buried(Exception):
    """The lease of this node is gone, and its tables are others' now."""


class Peers(NamedTuple):
    """All nodes there are, as one of them sees them."""

    alive: list[str]  # itself among them
    late: list[str]  # whose lease is over


class Leases:
    """Asks and tells the database who holds what, over connections of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool: Any = None

    async def open(self) -> None:
        """Connect to the database."""
        with asking():
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=AT_ONCE,
                max_size=AT_ONCE,
                max_inactive_connection_lifetime=0,
                timeout=ANSWER,
                command_timeout=ANSWER,
            )

    async def close(self) -> None:
        """Disconnect from it; a database that does not answer is not waited for."""
        if self._pool is None:
            return
        try:
            await asyncio.wait_for(self._pool.close(), ANSWER)
        except TimeoutError:
            self._pool.terminate()

    async def enter(self, node: str) -> None:
        """Begin the lease of one more node."""
        async with self._asking() as connection:
            await connection.execute(ENTER, node)

    async def renew(self, node: str) -> Peers:
        """Go on living; who else does, and who does not."""
        async with self._asking() as connection:
            rows = await connection.fetch(RENEW, node)
        if not any(row["is_mine"] for row in rows):
            raise Buried
        late = {row["id"] for row in rows if row["is_late"] and row["id"] != node}
        return Peers(sorted(row["id"] for row in rows if row["id"] not in late), sorted(late))

    async def bury(self, node: str, heirs: Sequence[str]) -> bool:
        """Divide the tables of a node whose lease is over; return whether it was for us to do."""
        async with self._asking() as connection, connection.transaction():
            is_ours = await connection.fetchval(BURY, node) is not None
            if is_ours:
                await connection.execute(BEQUEATH, node, list(heirs))
        return is_ours

    async def leave(self, node: str, heirs: Sequence[str]) -> None:
        """End one's own lease; all that was to be kept is kept already."""
        async with self._asking() as connection, connection.transaction():
            await connection.execute(LEAVE, node)
            if heirs:
                await connection.execute(BEQUEATH, node, list(heirs))
            else:
                await connection.execute(LET_GO, node)

    async def knows(self, node: str) -> bool:
        """Has nobody buried a node?"""
        async with self._asking() as connection:
            return await connection.fetchval(KNOWN, node) is not None

    async def holder(self, table: str) -> str | None:
        """Which living node holds a table."""
        async with self._asking() as connection:
            found: str | None = await connection.fetchval(HOLDER, table)
        return found

    async def claim(self, node: str, tables: Sequence[str]) -> set[str]:
        """Take those of these tables that no living node holds."""
        async with self._asking() as connection:
            return {row["table"] for row in await connection.fetch(CLAIM, node, list(tables))}

    async def release(self, node: str, tables: Sequence[str]) -> None:
        """Hold these tables no more: whoever needs one takes it."""
        async with self._asking() as connection:
            await connection.execute(RELEASE, node, list(tables))

    async def held(self, node: str) -> set[str]:
        """Return every table that a node holds."""
        async with self._asking() as connection:
            return {row["table"] for row in await connection.fetch(HELD, node)}

    @asynccontextmanager
    async def _asking(self) -> AsyncIterator[Any]:
        with asking():
            async with self._pool.acquire(timeout=ANSWER) as connection:
                yield connection
