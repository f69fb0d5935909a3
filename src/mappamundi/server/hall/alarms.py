"""When tables are to be woken, whether they are in memory or not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from mappamundi.server.table.clock import now


class Alarms:
    """Rings for tables by their names, once each, at the time that was set last."""

    def __init__(self, ring: Callable[[str], None]) -> None:
        self._ring = ring
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def set(self, name: str, at: int | None) -> None:
        """Wake a table at a time, or not at all."""
        if name in self._timers:
            self._timers.pop(name).cancel()
        if at is not None:
            seconds = max(0, at - now() + 1) / 1000
            loop = asyncio.get_running_loop()
            self._timers[name] = loop.call_later(seconds, self._go_off, name)

    def __contains__(self, name: object) -> bool:
        return name in self._timers

    def close(self) -> None:
        """Wake nobody any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _go_off(self, name: str) -> None:
        self._timers.pop(name, None)
        self._ring(name)
