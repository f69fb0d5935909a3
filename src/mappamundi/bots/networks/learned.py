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
    """A network with the memory it works on, compiled where Numba is installed."""

    def __init__(self, game: Game, weights: Weights, is_compiled: bool) -> None:
        self.is_compiled = is_compiled
        width = len(weights.first_bias)
        arrays: dict[str, Any] = {
            "out": np.zeros(game.features.FEATURES, np.int16),
            "inner": np.zeros(width, np.int32),
            "sums": np.zeros(width, np.int32),
            **weights.arrays,
            "actions": np.zeros(LARGEST_CHOICE, np.int16),
            "likings": np.zeros(LARGEST_CHOICE, np.int64),
        }
        # As it is written it counts with Python's own numbers, which know no width.
        self.arrays = arrays if is_compiled else {n: each.tolist() for n, each in arrays.items()}
        self._like = Runner(game, is_compiled).functions(written(game), [like], KINDS).like

    def ask(self, known: Any, seat: int, actions: Sequence[int]) -> tuple[list[int], int]:
        """Return how much each action is liked, and the hope for the end."""
        memory = self.arrays
        memory["actions"][: len(actions)] = actions
        state = known.pack() if self.is_compiled else known
        hope = self._like(
            state, seat, memory["out"], memory["inner"], memory["sums"], memory["first"],
            memory["first_scale"], memory["first_bias"], memory["deeper"], memory["deeper_scale"],
            memory["deeper_bias"], memory["answers"], memory["answers_scale"],
            memory["answers_bias"], memory["actions"], len(actions), memory["likings"],
        )  # fmt: skip
        return [int(each) for each in memory["likings"][: len(actions)]], int(hope)


@cache
def adviser_of(game: Game) -> Adviser:
    """Return the adviser that a game comes with, the fastest that can be had here."""
    return Adviser(game, weights_of(game), can_compile())


def written(game: Game) -> SimpleNamespace:
    """All that a network asks a game, as it was written."""
    return SimpleNamespace(features=game.features.features)
