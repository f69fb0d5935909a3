"""Everything that comes over HTTP passes here first: pages, figures, and the wish for a socket."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from mappamundi.errors import Refusal
from mappamundi.server.address import household_of
from mappamundi.server.house import House
from mappamundi.server.http.door import LATER
from mappamundi.server.http.router import problem
from mappamundi.server.line.costs import DOOR, HANDSHAKE
from mappamundi.server.line.places import Places

COSTS = {"http": DOOR, "websocket": HANDSHAKE}


AT_ONCE = 2  # requests that are answered at the same time, of an address that is in a hurry


class Gate:
    """Lets an address in for as long as it has not spent its allowance.

    A refused WebSocket costs as much as one that is opened, so it is refused late.
    """

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self._standing = Places(house.settings.connections_per_address)
        self._hasty: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on; whoever has to wait is told how long, and the line is closed."""
        if scope["type"] not in COSTS:
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        address, is_socket = household_of(connection), scope["type"] == "websocket"
        visitor = self.house.named(connection) if is_socket else None
        try:
            person = visitor.person if visitor else None
            self.house.doorman.check(COSTS[scope["type"]], address, person)
        except Refusal as refusal:
            response = problem(refusal)
            response.headers["Connection"] = "close"
            if is_socket:
                await self.let_stand(address)
            await response(scope, receive, send)
            return
        await self.pass_on(scope, receive, send, address)

    async def let_stand(self, address: str) -> None:
        """Who hears at once that there is no way in asks again at once; not too many stand here."""
        if self._standing.take(address):
            try:
                await asyncio.sleep(LATER)
            finally:
                self._standing.give_back(address)

    async def pass_on(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        """A request goes on, of an address in a hurry only a few at once; sockets stay for long."""
        async with AsyncExitStack() as turn:
            if self.house.doorman.is_worn(address):
                places = self._hasty.setdefault(address, asyncio.Semaphore(AT_ONCE))
                await turn.enter_async_context(places)
            if scope["type"] == "http":
                await self.app(scope, receive, send)
                return
        await self.app(scope, receive, send)
