"""Plays games on a GPU, a thread each, from PTX that was built anywhere.

Needs NumPy and CuPy and nothing of this project, so that it also runs alone on a bare GPU machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

NOTEBOOKS = 2  # that a match needs: an empty one, and one to write in
ENTRY = "play_many"  # the kernel's name in the PTX
THREADS = 32  # a block: a warp, so that a block ends when its longest game does
LANES = 8  # a block of matches between bots: they share the code they wait for (1: a fifth of it)


@dataclass
class LaunchResult:
    """What came back from a GPU."""

    states: npt.NDArray[np.uint8]  # how each game ended, packed, one row a game
    decisions: int
    seconds: float  # of the GPU alone; the median of the repeats


@cache
def load_kernel(code: bytes) -> Any:
    """The kernel of a PTX, which the driver compiles once: that takes a while; or of a cubin."""
    import cupy

    module = cupy.cuda.function.Module()
    module.load(code)
    return module.get_function(ENTRY)


def play_many(
    ptx: str, start: bytes, games: int, seed: int, first: int = 0, repeats: int = 1
) -> LaunchResult:
    """Play that many games of random choices from one packed state."""
    import cupy

    kernel = load_kernel(ptx.encode())
    begin = cupy.asarray(np.frombuffer(start, np.uint8))
    states = cupy.empty((games, len(start)), np.uint8)
    decisions = cupy.empty(games, np.int32)
    arguments = (
        *records(states, games, len(start)),
        *records(begin, 1, len(start)),
        *records(decisions, games, decisions.itemsize),
        np.int64(seed),
        np.int64(first),
    )
    clocks = [cupy.cuda.Event() for _ in range(repeats + 1)]
    clocks[0].record()
    for clock in clocks[1:]:
        kernel((-(-games // THREADS),), (THREADS,), arguments)
        clock.record()
    clocks[-1].synchronize()
    spans = [cupy.cuda.get_elapsed_time(begun, ended) / 1e3 for begun, ended in pairwise(clocks)]
    return LaunchResult(states.get(), int(decisions.sum()), float(np.median(spans)))


@dataclass
class PackedMatches:
    """Matches between bots, as bytes: what `arena.mass` packs for a machine with a GPU."""

    start: bytes  # the first state
    players: bytes  # of all matches, one after the other
    desk: bytes  # an empty one
    notebook: bytes  # likewise
    seats: int
    games: int
    rotations: int  # games of one deal
    seed: int
    nodes: int  # that a seat needs
    node_size: int
    cells: int  # states that a match needs
    room: int

    def seated(self, part: range) -> bytes:
        """Return the players of these matches."""
        size = len(self.players) // self.games
        return self.players[size * part.start : size * part.stop]


def play_contest(code: bytes, contest: PackedMatches, part: range) -> LaunchResult:
    """Play these matches, few in a block: neighbours in a block wait for one another."""
    import cupy

    kernel = load_kernel(code)
    games, seats, width = len(part), contest.seats, len(contest.start)
    states = cupy.zeros((contest.cells * games, width), np.uint8)
    nodes = cupy.zeros((contest.nodes * seats * games, contest.node_size), np.uint8)
    desk = cupy.asarray(np.frombuffer(contest.desk, np.uint8))
    desks = cupy.tile(desk, (seats * games, 1))
    notebook = cupy.asarray(np.frombuffer(contest.notebook, np.uint8))
    notebooks = cupy.tile(notebook, (NOTEBOOKS * games, 1))
    seated = contest.seated(part)
    players = cupy.asarray(np.frombuffer(seated, np.uint8))
    rooms = cupy.zeros(contest.room * games, np.int16)
    decisions = cupy.zeros(games, np.int32)
    start = cupy.asarray(np.frombuffer(contest.start, np.uint8))
    numbers = (contest.nodes, width, seats, contest.rotations, contest.seed, part.start)
    arguments = (
        *records(states, contest.cells * games, width),
        *records(states, contest.cells * games * width, 1),
        *records(nodes, contest.nodes * seats * games, contest.node_size),
        *records(desks, seats * games, len(contest.desk)),
        *records(notebooks, NOTEBOOKS * games, len(contest.notebook)),
        *records(players, seats * games, len(seated) // (seats * games)),
        *records(rooms, contest.room * games, rooms.itemsize),
        *records(decisions, games, decisions.itemsize),
        *records(start, 1, width),
        *(np.int64(number) for number in numbers),
    )
    begun, ended = cupy.cuda.Event(), cupy.cuda.Event()
    begun.record()
    kernel((-(-games // LANES),), (LANES,), arguments)
    ended.record()
    ended.synchronize()
    # Sorted out here: the GPU may be busy with other matches for long.
    last = states.get().reshape(games, contest.cells, width)[:, 0].copy()
    seconds = cupy.cuda.get_elapsed_time(begun, ended) / 1e3
    return LaunchResult(last, int(decisions.get().sum()), seconds)


def records(memory: Any, length: int, size: int) -> tuple[Any, ...]:
    """A one-dimensional array as a kernel of numba-cuda takes it apart."""
    none, pointer = np.uint64(0), np.uint64(memory.data.ptr)
    return (none, none, np.int64(length), np.int64(size), pointer, np.int64(length), np.int64(size))


def numbers(memory: Any) -> tuple[Any, ...]:
    """A row or a grid of numbers as a kernel of numba-cuda takes it apart."""
    none, pointer = np.uint64(0), np.uint64(memory.data.ptr)
    extent = (np.int64(each) for each in (*memory.shape, *memory.strides))
    return (none, none, np.int64(memory.size), np.int64(memory.itemsize), pointer, *extent)
