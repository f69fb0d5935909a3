"""The tables that a game is learned at: every number of seats, the usual one most."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from mappamundi.envs import Batch
from mappamundi.game import GAMES
from mappamundi.training.field import Field

USUAL_SHARE = 0.4  # of the games are at tables of the usual size
WINS = 0.5  # of the reward is for winning, the rest for every seat beaten


def field_of(
    game: str, size: int, seed: int, options: Mapping[str, str] | None = None, wins: float = WINS
) -> Field:
    """Return so many games at tables of all sizes, on a GPU if there is one."""
    played = GAMES[game]
    sizes = {seats: max(1, round(size * share)) for seats, share in shares(played.seats).items()}
    make = on_gpu if has_gpu() else on_cores
    batches = [make(game, many, seats, options, seed + seats) for seats, many in sizes.items()]
    return Field(batches, wins)


def shares(offered: range) -> dict[int, float]:
    """Return which part of the games is played by how many; a game for many is learned for six."""
    seats = [each for each in offered if each <= 6]
    usual = min(max(4, seats[0]), seats[-1])
    rest = (1 - USUAL_SHARE) / max(len(seats) - 1, 1)
    return {each: USUAL_SHARE if each == usual and len(seats) > 1 else rest for each in seats}


def has_gpu() -> bool:
    """Is there a GPU, and what it takes to use it?"""
    if find_spec("cupy") is None:
        return False
    import cupy

    return bool(cupy.is_available())


def on_cores(
    game: str, size: int, seats: int, options: Mapping[str, str] | None, seed: int
) -> Batch:
    """Return games that are stepped on a core."""
    return Batch(game, size, seats, options, seed)


def on_gpu(game: str, size: int, seats: int, options: Mapping[str, str] | None, seed: int) -> Any:
    """Return games that are stepped on a GPU."""
    from mappamundi.envs.device import DeviceBatch
    from mappamundi.envs.kernels import build

    return DeviceBatch(build(game, seats, options), size, seed)
