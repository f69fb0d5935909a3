"""A batch on a GPU, a thread for each game, from PTX that `kernels` built anywhere.

Needs NumPy, CuPy and little of this project, so that it also runs on a bare GPU machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from mappamundi.compiling.launch import THREADS, load_kernel, numbers, records
from mappamundi.envs.arrays import Arrays

# What a seat is shown lies column by column: threads write the same cell of their rows together.
ORDER = "F"
# The kernels and their arguments.
ENTRIES = {
    "step_games": (
        "states", "start", "chosen", "counts", "is_over", "results", "features", "legal", "seed",
    ),
    "find_illegal": ("states", "chosen", "refused"),
    "choose_at_random": ("states", "chosen", "counts", "seed"),
}  # fmt: skip


@dataclass(frozen=True)
class Kernels:
    """A game of some seats and options, ready for a GPU."""

    ptx: dict[str, str]  # by the names of the functions
    start: bytes  # the first state, packed
    seats: int
    features: int
    actions: int


class DeviceBatch(Arrays):
    """A batch on a GPU: the games, arrays and names of a `Batch`, the arrays being CuPy's."""

    def __init__(self, kernels: Kernels, size: int, seed: int = 0) -> None:
        import cupy

        self._cupy = cupy
        super().__init__(cupy, size, kernels.seats, kernels.features, kernels.actions, ORDER)
        self._kernels = {name: load_kernel(ptx.encode()) for name, ptx in kernels.ptx.items()}
        width = len(kernels.start)
        self._states = cupy.zeros((size, width), np.uint8)
        self._start = cupy.asarray(np.frombuffer(kernels.start, np.uint8))
        self._refused = cupy.zeros(size, np.bool_)
        self._passed: dict[str, tuple[Any, ...]] = {
            "states": records(self._states, size, width),
            "start": records(self._start, 1, width),
            "chosen": numbers(self._chosen),
            "counts": numbers(self._counts),
            "is_over": numbers(self.is_over),
            "results": numbers(self._results),
            "features": numbers(self.features),
            "legal": numbers(self.legal),
            "refused": numbers(self._refused),
        }
        self._random_passed = {**self._passed, "chosen": numbers(self._random)}
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin again with the games of lowest number, the same unless another seed is given."""
        if seed is not None:
            self._sow(seed)
        self._clear()
        self._go_on()

    def step(self, actions: Any, checked: bool = True) -> None:
        """Do one action in every game; if one of them is not legal, nothing is done.

        To look costs a wait for the GPU. Unchecked, actions must be legal: what else happens to
        memory nobody knows.
        """
        self._cupy.copyto(self._chosen, self._cupy.asarray(actions), casting="same_kind")
        if checked:
            self._run("find_illegal", self._passed)
            if bool(self._refused.any()):
                raise self._refusal(int(self._refused.argmax()))
        self._go_on()

    def random_actions(self) -> Any:
        """Any legal action for every game, always the same for a game's number and step."""
        self._run("choose_at_random", self._random_passed)
        return self._random

    def _go_on(self) -> None:
        self._run("step_games", self._passed)
        self._reward()

    def _run(self, name: str, passed: dict[str, tuple[Any, ...]]) -> None:
        """Run one kernel over all games."""
        given = {**passed, "seed": (np.int64(self.seed),)}
        arguments = [part for argument in ENTRIES[name] for part in given[argument]]
        self._kernels[name]((-(-self.size // THREADS),), (THREADS,), tuple(arguments))
