"""Three people at tables of every kind: who opens them, who sits there too, who only looks."""

from __future__ import annotations

from typing import Any

from server.client import Client

GAME = "panstwa"
ROLES = ("host", "guest", "stranger")


class Company:
    """Three people on one server: who opens tables, who sits there too, who only looks."""

    def __init__(self, address: str) -> None:
        self.people = {role: Client(address) for role in ROLES}
        self.host, self.guest, self.stranger = self.people.values()

    async def table(self, status: str, command: str = "") -> str:
        """A table that stands there, everybody looking at it."""
        # An open table has a free seat, unless it is about to begin.
        seats = 3 if status == "open" and command != "start" else 2
        table = await self.host.make(GAME, seats=seats)
        for client in self.people.values():
            await client.watch(table)
        await self.done(self.guest, type="sit", table=table)
        if status != "open":
            await self.done(self.host, type="start", table=table)
        while status == "over" and (await self.state(table))["status"] != "over":
            await self.move(table)
        return table

    async def move(self, table: str) -> None:
        """Whoever is asked does the first thing that is legal."""
        await self.state(table)
        for client in (self.host, self.guest):
            if client.tables[table].get("legal"):
                answer = await client.act(table, client.tables[table]["legal"][0])
                assert answer["type"] == "done", answer
                await self.settle(table, answer["version"])
                return

    async def state(self, table: str) -> dict[str, Any]:
        """Where the table stands, when everybody has heard of it."""
        newest = max(client.tables[table]["version"] for client in self.people.values())
        await self.settle(table, newest)
        return self.stranger.tables[table]

    async def settle(self, table: str, version: int) -> None:
        """Wait until everybody has seen a version."""
        for client in self.people.values():
            await client.until(lambda c=client: c.tables[table]["version"] >= version)

    async def done(self, client: Client, **message: Any) -> None:
        answer = await client.command(**message)
        assert answer["type"] == "done", answer
        await self.settle(message["table"], answer["version"])
