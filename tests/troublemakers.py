"""Bots that fail in every way there is; importable, so that other processes can make them."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from time import sleep
from typing import Any

from mappamundi.game import Game
from mappamundi.nature import Nature


class First:
    """Takes the first action."""

    def __init__(self, game: Game, nature: Nature) -> None:
        self.decisions = 0

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        self.decisions += 1
        return actions[0]


class Cheat(First):
    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        return 999


class Crash(First):
    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        raise RuntimeError("out of ideas")


class Absent(First):
    def __init__(self, game: Game, nature: Nature) -> None:
        raise MemoryError


class Slow(First):
    """Takes 30 ms for its first decision of a game."""

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        if self.decisions == 0:
            sleep(0.03)
        return super().choose(known, seat, actions)


class Dreamer(First):
    """Never comes back from its third decision, and lets no exception wake it."""

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        while self.decisions == 2:
            try:
                sleep(60)
            except Exception:
                continue
        return super().choose(known, seat, actions)


class Deaf(First):
    """Never comes back, and hears no alarm: as code that was compiled."""

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        while True:
            sleep(60)


class Bomb(First):
    """Takes its whole process with it."""

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        os._exit(3)
