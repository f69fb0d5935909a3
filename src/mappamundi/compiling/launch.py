"""Plays games on a GPU, a thread each, from PTX that was built anywhere.

Needs NumPy and CuPy and nothing of this project, so that it also runs alone on a bare GPU machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

ENTRY = "play_many"  # the kernel's name in the PTX
THREADS = 32  # a block: a warp, so that a block ends when its longest game does


@dataclass
class Played:
    """What came back from a GPU."""

    states: npt.NDArray[np.uint8]  # how each game ended, packed, one row a game
    decisions: int
    seconds: float  # of the GPU alone; the median of the repeats


def play_many(
    ptx: str, start: bytes, games: int, seed: int, first: int = 0, repeats: int = 1
) -> Played:
    """Play that many games of random choices from one packed state."""
    import cupy

    module = cupy.cuda.function.Module()
    module.load(ptx.encode())
    kernel = module.get_function(ENTRY)
    begin = cupy.asarray(np.frombuffer(start, np.uint8))
    states = cupy.empty((games, len(start)), np.uint8)
    decisions = cupy.empty(games, np.int32)
    arguments = (
        *_array(states, games, len(start)),
        *_array(begin, 1, len(start)),
        *_array(decisions, games, decisions.itemsize),
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
    return Played(states.get(), int(decisions.sum()), float(np.median(spans)))


def _array(memory: Any, length: int, size: int) -> tuple[Any, ...]:
    """A one-dimensional array as a kernel of numba-cuda takes it apart."""
    none, pointer = np.uint64(0), np.uint64(memory.data.ptr)
    return (none, none, np.int64(length), np.int64(size), pointer, np.int64(length), np.int64(size))
