"""A person who, when the line is lost, comes back through whichever node answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import httpx
from trust.guest import Guest, Json
from websockets.exceptions import ConnectionClosed

PATIENCE = 2.0  # seconds for a node to answer
AWAY = 0.5  # seconds without a line, before another node is tried
TICK = 0.1
FOR_NOW = ("store-away", "table-away", "not-kept")  # reasons why it may be worth trying again


class Wanderer(Guest):
    """Begins at one node and knows the addresses of all."""

    def __init__(self, addresses: Sequence[str], first: int) -> None:
        super().__init__(addresses[first])
        self.addresses = addresses
        self.at = first
        self.put_off = 0  # commands that were to be sent again a little later

    async def make(self, game: str, **wishes: Any) -> str:
        """Open a table, however long that takes."""
        while True:
            with suppress(httpx.HTTPStatusError):  # the store may be away for a moment
                return await super().make(game, **wishes)
            await asyncio.sleep(TICK)

    async def send_command(self, command: Json, times: int = 1) -> Json:
        """Send a command until it is kept, or refused for good."""
        while True:
            answer = await super().send_command(command, times)
            if answer.get("message") not in FOR_NOW:
                return answer
            self.put_off += 1
            await asyncio.sleep(TICK)

    async def _stay(self) -> None:
        """Be connected, to another node whenever one is gone."""
        while True:
            trying = asyncio.create_task(super()._stay())
            try:
                await self._settled(trying)
            finally:
                trying.cancel()
                await asyncio.wait([trying])  # who is sent home meanwhile is not kept
            if not trying.cancelled():
                trying.result()
            self.socket = None
            self.at = (self.at + 1) % len(self.addresses)
            self.address = self.addresses[self.at]
            self.socket_address = self.address.replace("http", "ws", 1) + "/ws"
            self.http.base_url = httpx.URL(self.address)

    async def _settled(self, trying: asyncio.Task[None]) -> None:
        """Until the line has been away for a moment, or nobody answers at its other end."""
        away = 0.0
        while away < AWAY and not trying.done():
            await asyncio.sleep(TICK)
            away = away + TICK if self.socket is None or not await self._answers() else 0.0

    async def _answers(self) -> bool:
        """Is somebody there? A person would have pressed the button that loads the page anew."""
        assert self.socket is not None
        try:
            async with asyncio.timeout(PATIENCE):
                await (await self.socket.ping())
        except (ConnectionClosed, TimeoutError):
            self.cut()
            self.socket = None
            return False
        return True
