"""A bot that learned its game by playing it against itself, and decides at a glance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np

from mappamundi.bots.networks.asking import ANSWER, like
from mappamundi.bots.networks.weights import Weights, weights_of
from mappamundi.bots.thought import Candidate, Thought
from mappamundi.compiling.runner import Runner, can_compile
from mappamundi.game import LARGEST_CHOICE, Game
from mappamundi.nature import Nature

ONE = 1 << ANSWER
KINDS = {
    "inner": "int32[]",
    "sums": "int32[]",
    "first": "int8[,]",
    "first_scale": "int32[]",
    "first_bias": "int32[]",
    "deeper": "int8[,,]",
    "deeper_scale": "int32[,]",
    "deeper_bias": "int32[,]",
    "answers": "int8[,]",
    "answers_scale": "int32[]",
    "answers_bias": "int32[]",
    "likings": "int64[]",
}
NETWORK = ("out", *(name for name in KINDS if name != "likings"))  # in the order of arguments


class Learned:
    """Does what the game's network likes best."""

    def __init__(
        self, game: Game, nature: Nature, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.game = game
        self.clock = clock
        self.adviser = adviser_of(game)

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """Return the action that is liked best."""
        if len(actions) == 1:
            return actions[0]
        likings, _ = self.adviser.ask(known, seat, actions)
        return max(zip(likings, actions, strict=True), key=lambda each: each[0])[1]

    def think(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """Weigh the actions by how much they are liked; points are those that the seat has now."""
        begun = self.clock()
        likings, hope = self.adviser.ask(known, seat, actions)
        points = float(self.game.rules.score(known, seat))
        much = [exp((each - max(likings)) / ONE) for each in likings]
        found = [
            Candidate(action, 0, points, hope / ONE, each / sum(much))
            for action, each in zip(actions, much, strict=True)
        ]
        found.sort(key=lambda each: -each.chance)
        return Thought(tuple(found), 0, self.clock() - begun)


class Adviser:
    """A network with memory of its own to work on: several may be asked at once."""

    def __init__(self, game: Game, weights: Weights, is_compiled: bool) -> None:
        self.game = game
        self.is_compiled = is_compiled
        width = len(weights.first_bias)
        scratch: dict[str, Any] = {
            "out": np.zeros(game.features.FEATURES, np.int16),
            "inner": np.zeros(width, np.int32),
            "sums": np.zeros(width, np.int32),
            "actions": np.zeros(LARGEST_CHOICE, np.int16),
            "likings": np.zeros(LARGEST_CHOICE, np.int64),
        }
        # As it is written it counts with Python's own numbers, which know no width.
        arrays = {**scratch, **weights.arrays}
        self.arrays = arrays if is_compiled else {n: each.tolist() for n, each in arrays.items()}

    @property
    def network(self) -> tuple[Any, ...]:
        """Return the network as functions in the dialect take it: scratch space, then weights."""
        return tuple(self.arrays[name] for name in NETWORK)

    def load(self) -> None:
        """Have in memory what it takes to ask: loading or compiling is no thinking."""
        asking(self.game, self.is_compiled)

    def ask(self, known: Any, seat: int, actions: Sequence[int]) -> tuple[list[int], int]:
        """Return how much each action is liked, and the hope for the end."""
        self.arrays["actions"][: len(actions)] = actions
        state = known.pack() if self.is_compiled else known
        asked, likings = self.arrays["actions"], self.arrays["likings"]
        ask = asking(self.game, self.is_compiled)
        hope = ask(state, seat, *self.network, asked, len(actions), likings)
        return [int(each) for each in likings[: len(actions)]], int(hope)


@cache
def asking(game: Game, is_compiled: bool) -> Any:
    """Return the function that asks a network of a game."""
    runner = Runner(game, is_compiled)
    return runner.functions(written(game), [like], KINDS, has_long_loops=True).like


def adviser_of(game: Game) -> Adviser:
    """Return an adviser with the network that the game comes with, the fastest to be had here."""
    return Adviser(game, weights_of(game), can_compile())


def written(game: Game) -> SimpleNamespace:
    """All that a network asks a game, as it was written."""
    return SimpleNamespace(features=game.features.features)
