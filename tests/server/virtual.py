"""Time that passes only while everybody waits: what takes seconds is over at once, and exact."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")
BEGINNING = 1_800_000_000.0  # seconds since 1970


class Leaping(selectors.DefaultSelector):
    """Waits for nothing: the time that it was told to wait has passed."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready:
            self.passed += timeout or 0.0
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop with such a clock; it has the wall's clock of `time` too."""

    def __init__(self) -> None:
        self.leaping = Leaping()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.passed

    def wall(self) -> float:
        return BEGINNING + self.leaping.passed


class Wall:
    """Stands for the module `time` where that is asked for the time of day."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop

    def time(self) -> float:
        return self.loop.wall()

    def time_ns(self) -> int:
        return round(self.loop.wall() * 1e9)


def run(loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Result]) -> Result:
    """Run something to its end."""
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()
