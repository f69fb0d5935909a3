"""The one WebSocket of a browser: who it is, whether it may come in, and then to the hub."""

from __future__ import annotations

from importlib.metadata import version

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from mappamundi.server.address import household_of
from mappamundi.server.house import House
from mappamundi.server.line.wire import EXTENSION, Wire
from mappamundi.server.metrics import METRICS
from mappamundi.server.people.identity import CookieContent
from mappamundi.server.protocol import Welcome

RELEASE = version("mappamundi")


class Socket:
    """Answers on `/ws`."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in, and stay until they have gone."""
        connection = HTTPConnection(scope)
        address, places = household_of(connection), self.house.hub.places
        await receive()
        visitor = await self.house.recognise(connection)
        reason = self.refusal(connection, visitor)
        if reason is None and visitor is not None and not places.take(visitor.person, address):
            reason = "full"
        if reason is not None or visitor is None:
            METRICS.closed.labels(reason).inc()
            await send({"type": "websocket.close"})  # before it is accepted: 403
            return
        try:
            await self.stay(scope["extensions"][EXTENSION], visitor.person, address, send)
        finally:
            places.give_back(visitor.person, address)

    async def stay(self, wire: Wire, visitor: str, address: str, send: Send) -> None:
        """Open the line, and be there as long as it is."""
        person = await self.house.people.person(visitor)
        await send({"type": "websocket.accept"})
        joined = self.house.hub.join(wire, person, address)
        try:
            gone = wire.attach(joined)
            joined.send(Welcome(person, release=RELEASE))
            joined.probe()
            await gone
        finally:
            self.house.hub.leave(joined)

    def refusal(self, connection: HTTPConnection, visitor: CookieContent | None) -> str | None:
        """Return why somebody may not come in."""
        origin = connection.headers.get("origin")
        if origin is not None and origin not in self.house.origins:
            return "origin"
        if self.house.hall.cluster.is_left_out:
            return "left-out"
        if visitor is None:
            return "unknown"
        is_banned = self.house.measures.is_banned(visitor.person, household_of(connection))
        return "banned" if is_banned else None
