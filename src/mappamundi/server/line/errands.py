"""Requests that take long are answered a few at a time, each address in its turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Errands:
    """Does so many things at the same time; who waits longest at an address is its next."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        await self._come(address)
        try:
            yield
        finally:
            self._next()

    async def _come(self, address: str) -> None:
        if self._free:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()  # it was our turn already
            raise

    def _next(self) -> None:
        """Call the next one of the address that was not called for the longest time."""
        while self._lines:
            address = next(iter(self._lines))
            line = self._lines.pop(address)
            called = line.popleft()
            if line:
                self._lines[address] = line  # behind all other addresses
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
