"""The tables that a game is learned at: every number of seats, the usual one most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from mappamundi.bots.seating import SEATED, does_without
from mappamundi.envs import Batch
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES
from mappamundi.training.field import Field
from mappamundi.training.plan import TableKind

USUAL_SHARE = 0.4  # of the games are at tables of the usual size
WINS = 0.5  # of the reward is for winning, the rest for every seat beaten
KINDS_APART = 100  # seeds between tables of one kind and of the next


def field_of(
    game: str,
    size: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    wins: float = WINS,
    beside: Sequence[TableKind] = (),
) -> Field:
    """Return so many games at tables of all sizes, on a GPU if there is one.

    Some of them may have other options; a table that its options do not allow is left out.
    """
    make = on_gpu if has_gpu() else on_cores
    usual = TableKind(1 - sum(kind.share for kind in beside), options or {})
    batches = []
    for number, kind in enumerate((usual, *beside)):
        for seats, many in sizes(game, round(size * kind.share), kind.options).items():
            own = seed + seats + number * KINDS_APART
            batches.append(make(game, many, seats, kind.options, own))
    return Field(batches, wins)


def sizes(game: str, size: int, options: Mapping[str, str]) -> dict[int, int]:
    """Return how many of the games are played by how many."""
    allowed = [seats for seats in shares(GAMES[game].seats) if is_allowed(game, seats, options)]
    if not allowed:  # said in the rules' own words
        GAMES[game].start(GAMES[game].usual_seats, GAMES[game].settings(options))
    parts = shares(GAMES[game].seats)
    total = sum(parts[seats] for seats in allowed)
    return {seats: max(1, round(size * parts[seats] / total)) for seats in allowed}


def is_allowed(game: str, seats: int, options: Mapping[str, str]) -> bool:
    """May so many play with these options?"""
    try:
        GAMES[game].start(seats, GAMES[game].settings(options))
    except BadSetup:
        return False
    return True


def against(
    game: str,
    rival: str,
    size: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    wins: float = 1,
) -> Field:
    """Return so many games at the usual table in which a bot has all seats but the first."""
    usual = GAMES[game].usual_seats
    check_rival(game, rival)
    return Field([Batch(game, size, usual, options, seed, opponents=rival)], wins)


def usual_tables(
    game: str, size: int, seed: int, options: Mapping[str, str] | None = None, wins: float = 1
) -> Field:
    """Return so many games at the usual table, on a GPU if there is one."""
    make = on_gpu if has_gpu() else on_cores
    return Field([make(game, size, GAMES[game].usual_seats, options, seed)], wins)


def check_rival(game: str, rival: str) -> None:
    """Refuse a level that asks a network: in a batch it would do without, under a name not its."""
    if does_without(GAMES[game], rival):
        offered = [name for name in SEATED if not does_without(GAMES[game], name)]
        raise BadSetup("train-networked", bot=rival, offered=", ".join(offered))


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
