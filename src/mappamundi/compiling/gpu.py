"""The rules compiled to PTX, on any machine; `launch` runs it where there is a GPU."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np

from mappamundi import loops
from mappamundi.compiling.cpu import load
from mappamundi.compiling.launch import ENTRY
from mappamundi.compiling.unit import gather
from mappamundi.draws import stream
from mappamundi.game import LARGEST_CHOICE, Game

CAPABILITY = (9, 0)  # Hopper; PTX also runs on whatever comes after
HEADER = "import numpy\nfrom numba import cuda"
DEVICE = "@cuda.jit(device=True)"
INLINE = "@cuda.jit(device=True, forceinline=True)"
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
    unit = gather(game.rules, [loops.playout, stream])
    source = unit.source(HEADER, lambda _: INLINE) + KERNEL
    state = game.rules.State.DTYPE
    kinds = (state, state, "int32[]", "int64", "int64")
    return compile_kernel(f"{game.slug}_gpu", source, kinds, capability, state)


def compile_kernel(
    name: str,
    source: str,
    kinds: Sequence[np.dtype[Any] | str],
    capability: tuple[int, int] = CAPABILITY,
    state: np.dtype[Any] | None = None,
    registers: int | None = None,
) -> str:
    """The PTX of the `kernel` in a source; arguments are arrays of records, or kinds of numbers.

    "int32" is a number, "int32[]" a row of them, "int32[,]" a grid; "int32[,]F" lies column by
    column, so that what threads write at once lies side by side.
    A kernel that keeps a state in a thread's own memory is given its type as STATE; one that needs
    many threads at once can do with fewer `registers`.
    """
    cuda: Any = import_module("numba.cuda")
    types: Any = import_module("numba.cuda.types")
    from_dtype: Any = import_module("numba.cuda.np.numpy_support").from_dtype
    module: Any = load(name, source)
    if state is not None:
        module.STATE = from_dtype(state)
    arguments = []
    for kind in kinds:
        if isinstance(kind, str):
            name, bracket, shape = kind.partition("[")
            number = getattr(types, name)
            axes, order = shape.count(",") + 1, shape.partition("]")[2] or "C"
            arguments.append(types.Array(number, axes, order) if bracket else number)
        else:
            arguments.append(from_dtype(kind)[::1])
    with _device(capability):
        ptx, _ = cuda.compile_ptx(module.kernel, tuple(arguments), device=False, cc=capability)
    return _named(ptx if registers is None else _limited(ptx, registers))


@contextmanager
def _device(capability: tuple[int, int]) -> Iterator[None]:
    """Answer for the GPU that is not there: numba-cuda asks it for its compute capability."""
    dispatcher: Any = import_module("numba.cuda.dispatcher")
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


def _limited(ptx: str, registers: int) -> str:
    """Let each thread of the kernel have no more registers than these."""
    entry = ptx.index(".entry")
    body = ptx.index("{", entry)
    return f"{ptx[:body]}.maxnreg {registers}\n{ptx[body:]}"
