"""Our batched environment on one core: observations and masks written, random legal actions."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version as version_of

from mappamundi.envs import Batch

SEATS = 4
SIZE = 1024
SEED = 1


def version() -> str:
    return version_of("numba")


def loop(name: str) -> Callable[[], int]:
    """A step of every game of a batch."""
    batch = Batch(name, SIZE, SEATS, seed=SEED)

    def play() -> int:
        batch.step(batch.random_actions())
        return SIZE

    return play
