"""Being asked to stop: heard from the first moment of a server to its last, however often."""

from __future__ import annotations

import atexit
import os
import signal
from collections.abc import Callable
from threading import Thread
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stop:
    """Remembers that the process was asked to stop, and tells whoever can do it.

    Nobody is asked to hurry by being asked twice: what was given is kept first, and every step on
    the way out has its own limit.
    """

    def __init__(self) -> None:
        self.is_asked = False
        self._tell: Callable[[], None] | None = None

    @classmethod
    def listen(cls) -> Stop:
        """Hear the signals of this process, until it ends: one that comes last harms nobody."""
        stop = cls()
        for each in SIGNALS:
            signal.signal(each, stop.hear)
        atexit.register(ignore)
        return stop

    def hear(self, number: int = 0, frame: FrameType | None = None) -> None:
        """Note that the process is asked to stop."""
        self.is_asked = True
        if self._tell is not None:
            self._tell()

    def follow(self, handle: int) -> None:
        """Be asked, too, when the other end of a pipe is closed: whoever held it is no more."""
        Thread(target=self._wait_for_the_end, args=(handle,), daemon=True).start()

    def _wait_for_the_end(self, handle: int) -> None:
        while os.read(handle, 1):
            pass
        self.hear()

    def then(self, tell: Callable[[], None]) -> None:
        """Whom to tell, also when it was asked before."""
        self._tell = tell
        if self.is_asked:
            tell()


def ignore() -> None:
    """Python takes its handlers away while it ends, but leaves alone what is ignored."""
    for each in SIGNALS:
        signal.signal(each, signal.SIG_IGN)
