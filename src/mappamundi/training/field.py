"""The games that are learned from: batches of several sizes of table, stepped side by side."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any, NamedTuple, Protocol

import jax
import jax.numpy as jnp
import numpy as np


class SteppedGames(Protocol):
    """A `Batch` or a `DeviceBatch`."""

    size: int
    seats: int
    features: Any
    legal: Any
    seat: Any
    is_over: Any
    rewards: Any
    places: Any

    def step(self, actions: Any, /) -> None:
        """Do one action in every game."""

    def random_actions(self) -> Any:
        """Return any legal action for every game."""


class PositionsShown(NamedTuple):
    """What stands in all games at once, a column a game: what is shown and allowed, who decides."""

    features: Any
    legal: Any
    seat: Any


class Ended(NamedTuple):
    """What a step has brought: which games ended, and how well for each seat."""

    is_over: Any
    rewards: Any


class Field:
    """Several batches of one game as one; seats that a table lacks never win anything.

    What is cheap for a batch's own library (NumPy, or CuPy on a GPU) is done there: JAX is asked
    once a step.
    """

    def __init__(self, batches: Sequence[SteppedGames], wins: float) -> None:
        self.batches = batches
        self.size = sum(each.size for each in batches)
        self.seats = max(each.seats for each in batches)
        self.wins = wins  # how much of the reward is for winning, the rest for seats beaten
        self._numpy = library(batches[0].features)

    def asked(self) -> PositionsShown:
        """Return what is asked now, as JAX's own arrays."""
        join = self._numpy.concatenate
        return PositionsShown(
            *self._taken(
                join([each.features.T for each in self.batches], axis=1),
                join([each.legal.T for each in self.batches], axis=1).view("uint8"),
                join([each.seat for each in self.batches]).astype("int32"),
            )
        )

    def step(self, actions: Any) -> Ended:
        """Do one action in every game."""
        given, first = self._given(actions), 0
        for each in self.batches:
            each.step(given[first : first + each.size])
            first += each.size
        join = self._numpy.concatenate
        return Ended(
            *self._taken(
                join([each.is_over for each in self.batches]).view("uint8"),
                join([self._rewards(each) for each in self.batches]),
            )
        )

    def random_actions(self) -> Any:
        """Return any legal action for every game."""
        drawn = self._numpy.concatenate([each.random_actions() for each in self.batches])
        return self._taken(drawn.astype("int32"))[0]

    def largest(self, steps: int) -> Any:
        """Return the largest number met in each feature in some steps at random, and at least 1."""
        most = self._numpy.ones(self.batches[0].features.shape[1], "float32")
        for _ in range(steps):
            for each in self.batches:
                each.step(each.random_actions())
                most = self._numpy.maximum(most, each.features.max(axis=0))
        return self._taken(most)[0]

    def _rewards(self, games: SteppedGames) -> Any:
        won = games.places == 1
        share = won / self._numpy.maximum(won.sum(axis=1, keepdims=True), 1)
        rewards = self._numpy.zeros((games.size, self.seats), "float32")
        rewards[:, : games.seats] = self.wins * share + (1 - self.wins) * games.rewards
        return rewards

    def _taken(self, *arrays: Any) -> list[Any]:
        """Hand arrays over to JAX; they are fresh, so that nobody writes over them."""
        if self._numpy is np:
            return [jnp.asarray(each) for each in arrays]
        self._numpy.cuda.get_current_stream().synchronize()
        return [jax.dlpack.from_dlpack(each) for each in arrays]

    def _given(self, actions: Any) -> Any:
        """Hand actions over to where the batches are."""
        if self._numpy is np:
            return np.asarray(actions)
        return self._numpy.from_dlpack(actions.block_until_ready())


def library(array: Any) -> ModuleType:
    """Return what an array is made by: NumPy, or CuPy, which few machines have."""
    if isinstance(array, np.ndarray):
        return np
    import cupy

    made: ModuleType = cupy
    return made
