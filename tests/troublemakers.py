"""Bots that fail in every way there is; importable, so that other processes can make them."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from time import sleep
from typing import Any

from mappamundi.game import Game
from mappamundi.nature import Nature
from mappamundi.record import Record


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


class Leaver(First):
    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        sys.exit("enough")


class Half(First):
    """Answers a number that equals an action and is none."""

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> Any:
        return float(actions[0])


class Talker(First):
    """Prints what it thinks."""

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        print("I wonder", flush=True)
        return super().choose(known, seat, actions)


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
    """Never comes back from its third decision, whatever is raised in it."""

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        while self.decisions == 2:
            try:
                sleep(60)
            except BaseException:
                continue
        return super().choose(known, seat, actions)


class Bomb(First):
    """Takes its whole process with it."""

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        os._exit(3)


class Snoop(First):
    """Looks for states that it was not given, and complains of every one it finds."""

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        if any(isinstance(each, Record) and each is not known for each in gc.get_objects()):
            raise LookupError("found another state")
        return super().choose(known, seat, actions)
