"""A batch on a GPU, as far as it can be tried without one.

Arrays of CuPy are played by NumPy's, a kernel by the same function on a core, which finds its
arguments as a kernel does, by the addresses, lengths and strides that it is passed.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Literal

import numpy as np
import pytest

from mappamundi.compiling.gpu import CAPABILITY
from mappamundi.compiling.launch import THREADS
from mappamundi.envs import Batch
from mappamundi.envs.device import ENTRIES, DeviceBatch, Kernels
from mappamundi.envs.kernels import build
from mappamundi.envs.stepper import KINDS, stepper_of
from mappamundi.errors import IllegalAction
from mappamundi.game import GAMES
from mappamundi.record import NONE

SLUG, SIZE, SEED = "null_nichtig", 40, 20261115
# A row is passed as 7 words, a grid as 9.
WORDS = {"step_games": 4 * 7 + 4 * 9 + 1, "find_illegal": 3 * 7, "choose_at_random": 2 * 7 + 9 + 1}
SHOWN = ("features", "legal")  # these lie column by column
BUILT = tuple(GAMES) if os.environ.get("MAPPAMUNDI_FULL") == "1" else ("panstwa",)


class Memory(np.ndarray):  # type: ignore[type-arg]
    """An array that says where it lies as CuPy's do."""

    @property
    def data(self) -> Any:
        return SimpleNamespace(ptr=self.ctypes.data)


def lent(make: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *arguments: make(*arguments).view(Memory)


def found(name: str, words: list[Any]) -> Any:
    """The argument of that name, taken from the words that were passed."""
    if name == "seed":
        return int(words.pop(0))
    kind, _, shape = {**KINDS, "refused": "boolean[]"}.get(name, "state[").partition("[")
    numbers = np.dtype({"boolean": "bool", "state": GAMES[SLUG].rules.State.DTYPE}.get(kind, kind))
    axes = shape.count(",") + 1
    _, _, size, width, pointer, *extent = [int(words.pop(0)) for _ in range(5 + 2 * axes)]
    assert width == numbers.itemsize
    memory: Any = (ctypes.c_char * (size * width)).from_address(pointer)
    order: Literal["C", "F"] = "F" if name in SHOWN else "C"
    array = np.frombuffer(memory, numbers).reshape(extent[:axes], order=order)
    assert list(array.strides) == extent[axes:]
    return array


def kernel_of(code: bytes) -> Callable[..., None]:
    """What a kernel does, done by a core."""
    name, stepper = code.decode(), stepper_of(GAMES[SLUG])

    def kernel(grid: tuple[int], block: tuple[int], words: tuple[Any, ...]) -> None:
        left = list(words)
        given = {argument: found(argument, left) for argument in ENTRIES[name]}
        assert not left
        assert (grid[0] - 1) * block[0] < len(given["states"]) <= grid[0] * block[0]
        own = {"known": np.zeros(1, given["states"].dtype), "room": stepper.room()}
        if name == "find_illegal":
            ask = stepper.stepping.find_illegal
            given["refused"][:] = [
                ask(given["states"], given["chosen"], i, i + 1) != NONE for i in range(SIZE)
            ]
        elif name == "choose_at_random":
            names = ("states", "chosen", "counts", "room", "seed")
            stepper.stepping.choose_at_random(*({**given, **own}[each] for each in names), 0, SIZE)
        else:
            order = (*ENTRIES[name][:2], "known", *ENTRIES[name][2:-1], "room", "seed")
            own |= {each: np.ascontiguousarray(given[each]) for each in SHOWN}
            stepper.stepping.step_games(*({**given, **own}[each] for each in order), 0, SIZE)
            for each in SHOWN:
                given[each][:] = own[each]

    return kernel


@pytest.fixture
def kernels(monkeypatch: pytest.MonkeyPatch) -> Kernels:
    makers = {name: lent(getattr(np, name)) for name in ("zeros", "full", "arange", "asarray")}
    monkeypatch.setitem(sys.modules, "cupy", SimpleNamespace(copyto=np.copyto, **makers))
    monkeypatch.setattr("mappamundi.envs.device.load_kernel", kernel_of)
    game = GAMES[SLUG]
    shape = (3, game.features.FEATURES, game.features.ACTIONS)
    return Kernels({name: name for name in ENTRIES}, game.start(3).to_bytes(), *shape)


def test_a_device_is_passed_what_makes_it_a_batch(kernels: Kernels) -> None:
    there, here = DeviceBatch(kernels, SIZE, SEED), Batch(SLUG, SIZE, 3, seed=SEED)
    assert SIZE % THREADS  # the last block is not full
    for _ in range(150):
        shared = here._arrays[: len(there._arrays)]  # points on the way are counted on a core alone
        for theirs, ours in zip(there._arrays, shared, strict=True):
            assert theirs.tobytes() == ours.tobytes()
        actions = there.random_actions()
        assert actions.tolist() == here.random_actions().tolist()
        there.step(actions, checked=False)
        here.step(actions)
    assert here.number[0] == SIZE
    there.reset(seed=2)
    assert there.features.tobytes() == Batch(SLUG, SIZE, 3, seed=2).features.tobytes()


def test_a_device_refuses_what_is_not_legal(kernels: Kernels) -> None:
    batch = DeviceBatch(kernels, SIZE, SEED)
    actions = batch.random_actions().copy()
    actions[33] = -1
    before = [array.tobytes() for array in batch._arrays]
    with pytest.raises(IllegalAction, match=r"game 33 .* action -1 "):
        batch.step(actions)
    assert [array.tobytes() for array in batch._arrays] == before
    batch.step(batch.random_actions())
    assert batch.steps.tolist() == [1] * SIZE


@pytest.mark.parametrize("slug", BUILT)
def test_ptx_of_a_batch_builds_without_a_gpu(slug: str) -> None:
    kernels = build(slug)
    assert kernels.seats == GAMES[slug].usual_seats
    for name, words in WORDS.items():
        ptx = kernels.ptx[name]
        assert f".target sm_{CAPABILITY[0]}{CAPABILITY[1]}" in ptx
        entry = ptx[ptx.index(".entry") :]
        assert entry[: entry.index("{")].count(".param") == words
