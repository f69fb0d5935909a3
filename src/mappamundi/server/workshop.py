"""Where work is done that grows with the age of a table: beside the event loop, in small slices.

Threads share Python's lock with the loop. One that rests between slices gives it up at once, and
whoever waits for it never waits longer than a slice; several things to do take turns.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Generator
from contextlib import suppress
from time import perf_counter, sleep
from typing import Any, Generic, TypeAlias, TypeVar

SLICE = 0.0005  # seconds of work between two rests
SHORTEST = 0.0001  # seconds of rest, after which somebody else has surely had the lock

Result = TypeVar("Result")
Work: TypeAlias = Generator[None, None, Result]  # it yields wherever it can be interrupted


class Workshop:
    """A thread that is there while there is something to do."""

    def __init__(self, rest: float) -> None:
        self.rest = rest  # seconds for each second of work
        self._tasks: deque[Task[Any]] = deque()
        self._lock = threading.Lock()
        self._is_open = False

    async def do(self, work: Work[Result]) -> Result:
        """Have something done; whoever does not wait for it any more stops it."""
        task = Task(work, asyncio.get_running_loop())
        with self._lock:
            self._tasks.append(task)
            is_first, self._is_open = not self._is_open, True
        if is_first:
            threading.Thread(target=self._run, name="workshop", daemon=True).start()
        return await task.future

    def _run(self) -> None:
        task: Task[Any] | None = None
        while (task := self._next(task)) is not None:
            begun = perf_counter()
            task.go_on(begun + SLICE)
            sleep(max(SHORTEST, (perf_counter() - begun) * self.rest))

    def _next(self, last: Task[Any] | None) -> Task[Any] | None:
        """What to go on with; what is not done yet has to queue again."""
        with self._lock:
            if last is not None and not last.is_done:
                self._tasks.append(last)
            self._is_open = bool(self._tasks)
            return self._tasks.popleft() if self._tasks else None


class Task(Generic[Result]):
    """Something to do, and who waits for it."""

    def __init__(self, work: Work[Result], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Result] = loop.create_future()
        self.is_done = False

    def go_on(self, until: float) -> None:
        """Work until that time, or to the end."""
        try:
            while perf_counter() < until and not self.future.cancelled():
                next(self.work)
        except StopIteration as end:
            self._tell(end.value, None)
        except Exception as error:  # whoever waits for the work has it raised
            self._tell(None, error)
        self.is_done = self.is_done or self.future.cancelled()

    def _tell(self, result: Any, error: Exception | None) -> None:
        self.is_done = True
        with suppress(RuntimeError):  # the loop is closed: nobody wants to know any more
            self.loop.call_soon_threadsafe(self._settle, result, error)

    def _settle(self, result: Any, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


def at_once(work: Work[Result]) -> Result:
    """Do all of something here and now."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result
