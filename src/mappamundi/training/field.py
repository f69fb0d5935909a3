"""The games that are learned from: batches of several sizes of table, stepped side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
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
    points: Any

    def step(self, actions: Any, /) -> None:
        """Do one action in every game."""

    def random_actions(self) -> Any:
        """Return any legal action for every game."""


class PositionsShown(NamedTuple):
    """What stands in all games at once, a column a game: what is shown and allowed, who decides."""

    features: Any
    legal: Any
    seat: Any


class League(NamedTuple):
    """Games in which one seat is played by whoever learns, and the others by somebody else."""

    games: Any  # their numbers in the field
    own: Any  # the seat, in each of them


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
        self.points = 0.0  # of the reward is for points ahead of the others instead,
        self.swing = 1.0  # where so many ahead are as good as a win
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
        """Return the largest number met in each feature in some steps at random, and at least 1.

        How far points differ where these games end is `swing` from then on.
        """
        most = self._numpy.ones(self.batches[0].features.shape[1], "float32")
        square, ends = 0.0, 0
        for _ in range(steps):
            for each in self.batches:
                each.step(each.random_actions())
                most = self._numpy.maximum(most, each.features.max(axis=0))
                gaps = ahead(each)[each.is_over]
                square, ends = square + float((gaps**2).sum()), ends + int(gaps.size)
        self.swing = max((square / max(ends, 1)) ** 0.5, 1.0)
        return self._taken(most)[0]

    def league(self, share: float) -> League:
        """Return a share of the games, those of every table evenly, and a seat in each of them."""
        games, own, first = list[Any](), list[Any](), 0
        for each in self.batches:
            numbers = np.arange(each.size)
            taken = numbers[np.floor((numbers + 1) * share) > np.floor(numbers * share)]
            games.append(first + taken)
            own.append(np.arange(len(taken)) % each.seats)
            first += each.size
        return League(*(jnp.asarray(np.concatenate(parts)) for parts in (games, own)))

    def moment(self) -> list[Any]:
        """Return all that the games are made of, where a core has them; else nothing."""
        if self._numpy is not np:
            return []
        moments = [batch.snapshot() for batch in self.batches]  # type: ignore[attr-defined]
        return [part for each in moments for part in (each.states, *each.arrays)]

    def restore(self, moment: Sequence[Any]) -> None:
        """Go on from a moment; where there is none the games begin anew."""
        left = list(moment)
        for batch in self.batches if left else ():
            now = batch.snapshot()  # type: ignore[attr-defined]
            states, *arrays = (left.pop(0) for _ in range(1 + len(now.arrays)))
            batch.restore(replace(now, states=states, arrays=tuple(arrays)))  # type: ignore[attr-defined]

    def _rewards(self, games: SteppedGames) -> Any:
        won = games.places == 1
        share = won / self._numpy.maximum(won.sum(axis=1, keepdims=True), 1)
        rewards = self._numpy.zeros((games.size, self.seats), "float32")
        by_place = self.wins * share + (1 - self.wins) * games.rewards
        by_points = ahead(games) / self.swing
        rewards[:, : games.seats] = (1 - self.points) * by_place + self.points * by_points
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


def ahead(games: SteppedGames) -> Any:
    """Return how many points every seat had more than all of its table on the average."""
    return games.points - games.points.mean(axis=1, keepdims=True)


def library(array: Any) -> ModuleType:
    """Return what an array is made by: NumPy, or CuPy, which few machines have."""
    if isinstance(array, np.ndarray):
        return np
    import cupy

    made: ModuleType = cupy
    return made
