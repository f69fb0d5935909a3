"""The rules compiled to PTX, on any machine; `launch` runs it where there is a GPU."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

from mappamundi import loops
from mappamundi.compiling.cpu import load
from mappamundi.compiling.launch import ENTRY
from mappamundi.compiling.unit import gather
from mappamundi.draws import stream
from mappamundi.game import LARGEST_CHOICE, Game

CAPABILITY = (9, 0)  # Hopper; PTX also runs on whatever comes after
HEADER = "import numpy\nfrom numba import cuda"
DEVICE = "@cuda.jit(device=True, forceinline=True)"
# One thread a game. The state lives in the thread's own memory while it is played.
KERNEL = f"""
def kernel(states, start, decisions, seed, first):
    i = cuda.grid(1)
    if i < len(states):
        mine = cuda.local.array(1, STATE)
        room = cuda.local.array({LARGEST_CHOICE}, numpy.int16)
        mine[0] = start[0]
        decisions[i] = playout(mine[0], stream(seed, first + i), room)
        states[i] = mine[0]
"""


def build(game: Game, capability: tuple[int, int] = CAPABILITY) -> str:
    """The PTX of the game's playout; no GPU and no driver is needed."""
    from numba import cuda
    from numba.cuda import types
    from numba.cuda.np.numpy_support import from_dtype

    unit = gather(game.rules, [loops.playout, stream])
    module: Any = load(f"{game.slug}_gpu", unit.source(HEADER, lambda _: DEVICE) + KERNEL)
    module.STATE = from_dtype(game.rules.State.DTYPE)
    table = module.STATE[::1]
    arguments = (table, table, types.int32[::1], types.int64, types.int64)
    with _device(capability):
        ptx, _ = cuda.compile_ptx(module.kernel, arguments, device=False, cc=capability)
    return _named(ptx)


@contextmanager
def _device(capability: tuple[int, int]) -> Iterator[None]:
    """Answer for the GPU that is not there: numba-cuda asks it for its compute capability."""
    from numba.cuda import dispatcher

    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


def _named(ptx: str) -> str:
    """Give the kernel a name that one can ask for."""
    found = re.search(r"\.entry\s+(\w+)", ptx)
    assert found is not None
    return ptx.replace(found[1], ENTRY)
