"""Our rules compiled for one core: whole random games on packed states."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version as version_of

import numpy as np

from mappamundi.compiling import compiled
from mappamundi.game import GAMES, LARGEST_CHOICE

SEATS = 4
BATCH = 256  # games a call: a call from Python then costs nothing
SEED = 1


def version() -> str:
    return version_of("numba")


def loop(name: str, batch: int = BATCH) -> Callable[[], int]:
    """Random games of the game of that name."""
    game = GAMES[name]
    twin = compiled(game)
    twin.prepare("play_many")
    kind = game.rules.State.DTYPE
    states, room = np.zeros(batch, kind), np.zeros(LARGEST_CHOICE, np.int16)
    start = np.array([game.start(SEATS).pack()], kind)
    played = 0

    def play() -> int:
        nonlocal played
        decisions = twin.play_many(states, start, SEED, played, room)
        played += batch
        return int(decisions)

    return play
