"""Time that passes only while everybody waits: what takes seconds is over at once, and exact."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")
BEGINNING = 1_800_000_000.0  # seconds since 1970
PATIENCE = 60.0  # real seconds for what comes from a thread, where nothing else will happen


class Leaping(selectors.DefaultSelector):
    """Waits for nothing: the time that it was told to wait has passed."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(PATIENCE if timeout is None else 0)
        if not ready and timeout is None:
            raise TimeoutError("everybody waits, and nobody will come")
        if not ready and timeout:
            self.passed += timeout
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
    """Run something to its end, or to the first thing that goes wrong beside it.

    What would be said in a log only has often kept something from happening that is waited for.
    """
    task, faults = loop.create_task(work), []

    def give_up(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        faults.append(context.get("exception") or RuntimeError(context["message"]))
        task.cancel()

    loop.set_exception_handler(give_up)
    try:
        return loop.run_until_complete(task)
    except asyncio.CancelledError:
        raise faults[0] from None
    finally:
        loop.close()
