"""Dear things are done one after the other, each address in its turn, and in half of the time.

However many are asked for at one moment: what is cheap, a move above all, waits for one of them at
the most.
"""

from __future__ import annotations

import asyncio
from collections import deque
from time import perf_counter
from typing import Protocol

MOST = 1000  # that may wait, before others are told that too much is going on


class Asker(Protocol):
    """Whoever has asked for something dear."""

    address: str

    def take_turn(self) -> None:
        """Do the first of what was asked for."""


class Turns:
    """The queues of those who asked for what is dear."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[Asker]] = {}  # address -> who waits there; the next is first
        self._waiting = 0
        self._is_called = False

    @property
    def is_full(self) -> bool:
        """Do too many wait already?"""
        return self._waiting >= MOST

    def wait(self, asker: Asker) -> None:
        """Stand in line for one thing."""
        self._waiting += 1
        self._lines.setdefault(asker.address, deque()).append(asker)
        self._call(0.0)

    def _call(self, seconds: float) -> None:
        if self._lines and not self._is_called:
            self._is_called = True
            asyncio.get_running_loop().call_later(seconds, self._next)

    def _next(self) -> None:
        self._is_called = False
        address = next(iter(self._lines))
        line = self._lines.pop(address)
        asker = line.popleft()
        self._waiting -= 1
        if line:
            self._lines[address] = line  # behind all other addresses
        begun = perf_counter()
        try:
            asker.take_turn()
        finally:
            self._call(perf_counter() - begun)  # as long again is everybody else's
