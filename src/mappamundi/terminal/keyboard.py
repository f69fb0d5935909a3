"""Keys as they are pressed: nobody waits for Enter, and waiting ends in time."""

from __future__ import annotations

import os
import select
import sys
from importlib.util import find_spec
from typing import Any

LONGEST_READ = 256
ENTER = "\n"
ERASE = "\x7f"


def is_there() -> bool:
    """Can keys be read one by one here?"""
    return sys.stdin.isatty() and find_spec("termios") is not None


class Keyboard:
    """A terminal that hands over every key at once and shows none; left as it was found."""

    def __init__(self) -> None:
        self._before: list[Any] | None = None

    def __enter__(self) -> Keyboard:
        import termios
        import tty

        self._before = termios.tcgetattr(sys.stdin)
        tty.setcbreak(sys.stdin)
        return self

    def __exit__(self, *_: object) -> None:
        import termios

        assert self._before is not None
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

    def wait(self, seconds: float) -> str:
        """Return what is typed next, or nothing when the time is over."""
        ready, _, _ = select.select([sys.stdin], [], [], max(0.0, seconds))
        if not ready:
            return ""
        keys = os.read(sys.stdin.fileno(), LONGEST_READ)
        if not keys:
            raise EOFError
        return keys.decode(errors="ignore").replace("\r", ENTER).replace("\b", ERASE)
