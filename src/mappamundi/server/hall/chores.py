"""What is done beside everything else: begun by whoever comes by, and waited for by nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable

import structlog

LOG = structlog.get_logger()


class Chores:
    """Keeps hold of what was begun until it is done; what fails is said in the log."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[object]] = set()

    def begin(self, work: Coroutine[object, object, object]) -> None:
        """Do something beside everything else; if it fails, say so."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    async def settle(self, others: Iterable[asyncio.Task[object]]) -> None:
        """End all of it, and these too; when this returns, nothing of it is running."""
        tasks = [*self.tasks, *others]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _finished(self, task: asyncio.Task[object]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("failed", error=repr(task.exception()))
