"""From time to time tables leave memory that nobody looks at, and the store what is too old."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Protocol

from mappamundi.server.hall.expiry import ROUND, Shelves, expire
from mappamundi.server.hall.makers import Makers
from mappamundi.server.metrics import METRICS
from mappamundi.server.table.clock import now
from mappamundi.server.table.table import Table

SWEEP = 30.0  # seconds between two looks for tables that nobody needs


class Swept(Shelves, Protocol):
    """What a hall must let be swept."""

    tables: dict[str, Table]
    makers: Makers

    def forget(self, table: Table) -> None:
        """A table leaves memory, and the lobby with it."""

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Do something beside everything else."""


class Sweeper:
    """Sweeps a hall as long as it is open."""

    def __init__(self, hall: Swept) -> None:
        self.hall = hall
        self._round = 0  # when to look the next time for what is too old
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Sweep after a while."""
        self._timer = asyncio.get_running_loop().call_later(SWEEP, self.sweep)

    def end(self) -> None:
        """Sweep no more."""
        if self._timer is not None:
            self._timer.cancel()

    def sweep(self) -> None:
        """Let those tables go that nobody has looked at for a while; alarms stay set."""
        hall, at = self.hall, now()
        every, minutes = hall.tables.values(), hall.settings.idle_minutes
        idle = [each for each in every if each.is_idle(at, minutes)]
        for table in idle:
            hall.forget(table)
        hall.cluster.release(table.id for table in idle)
        if at >= self._round:
            self._round = at + ROUND
            hall.spawn(expire(hall))
        METRICS.tables.set(len(hall.tables))
        hall.makers.forget_old()
        self.begin()
