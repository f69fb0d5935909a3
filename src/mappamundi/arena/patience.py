"""An end to decisions that take for ever."""

from __future__ import annotations

import signal
import threading
from types import FrameType
from typing import Self

PATIENCE = 20.0  # seconds after which a decision is interrupted


class OutOfPatience(BaseException):
    """Raised inside a bot that thinks for too long; no `except Exception` of its own stops it."""


def ring(number: int, frame: FrameType | None) -> None:
    """The alarm."""
    raise OutOfPatience


def can_interrupt() -> bool:
    """Alarms exist on POSIX, and only a main thread hears them."""
    is_main = threading.current_thread() is threading.main_thread()
    return is_main and hasattr(signal, "setitimer")


class Patience:
    """Python code in this context is interrupted when the time is up; compiled code is not."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.is_armed = can_interrupt()

    def __enter__(self) -> Self:
        if self.is_armed:
            self.before = signal.signal(signal.SIGALRM, ring)
            signal.setitimer(signal.ITIMER_REAL, self.seconds)
        return self

    def __exit__(self, *problem: object) -> None:
        if self.is_armed:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.before)
