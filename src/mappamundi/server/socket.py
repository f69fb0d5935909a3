"""The one WebSocket of a browser: who it is, whether it may come in, and then to the hub."""

from __future__ import annotations

from importlib.metadata import version

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from mappamundi.server.house import House
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import Welcome
from mappamundi.server.wire import EXTENSION, Wire

RELEASE = version("mappamundi")


class Socket:
    """Answers on `/ws`."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in, and stay until they have gone."""
        connection = HTTPConnection(scope)
        address = connection.client.host if connection.client else ""
        await receive()
        visitor = await self.house.recognise(connection)
        reason = self.refusal(connection, visitor.person if visitor else None, address)
        if reason is not None or visitor is None:
            METRICS.closed.labels(reason).inc()
            await send({"type": "websocket.close"})  # before it is accepted: 403
            return
        person = await self.house.people.person(visitor.person)
        await send({"type": "websocket.accept"})
        wire: Wire = scope["extensions"][EXTENSION]
        joined = self.house.hub.join(wire, person, address)
        try:
            gone = wire.attach(joined)
            joined.send(Welcome(person, release=RELEASE))
            joined.probe()
            await gone
        finally:
            self.house.hub.leave(joined, address)

    def refusal(self, connection: HTTPConnection, person: str | None, address: str) -> str | None:
        """Why somebody may not come in."""
        origin = connection.headers.get("origin")
        if origin is not None and origin not in self.house.origins:
            return "origin"
        if person is None:
            return "unknown"
        return None if self.house.hub.has_room(person, address) else "full"
