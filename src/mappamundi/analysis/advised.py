"""Games played on from a position by the network of their game, which plays much better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from mappamundi.analysis.finishing import compare_liked
from mappamundi.analysis.playouts import RANK, ROW, Shares
from mappamundi.bots.forecaster import CELLS, TOLD, rules_asked
from mappamundi.bots.networks.learned import adviser_of
from mappamundi.bots.searching.memory import WHOLE
from mappamundi.compiling import Runner
from mappamundi.game import Game


@cache
def playing_on(game: Game, is_compiled: bool) -> Any:
    """Return the function that plays on, compiled where that can be."""
    runner = Runner(game, is_compiled)
    kinds = {**TOLD, "shares": ROW}
    made = runner.functions(rules_asked(game), [compare_liked], kinds, has_long_loops=True)
    return made.compare_liked


class AdvisedPlayouts:
    """Plays one game on, everybody doing what the network likes best."""

    def __init__(self, game: Game) -> None:
        self.adviser = adviser_of(game)
        self.runner = Runner(game, self.adviser.is_compiled)
        self.ask = playing_on(game, self.runner.is_compiled)
        self.states = self.runner.row(game.rules.State, CELLS)
        self.room, self.asked = self.runner.room(), self.runner.room()

    def compare(
        self, known: Any, seat: int, actions: Sequence[int], seed: int, first: int, count: int
    ) -> Shares:
        """The seat's share of the win after each action, in worlds that it may take for true."""
        self.runner.put(self.states, 0, known)
        self.asked[: len(actions)] = actions
        shares = self.runner.numbers(count * len(actions))
        network = (*self.adviser.network, self.adviser.arrays["likings"])
        asked = (len(actions), seat, RANK, seed, first, count)
        self.ask(self.states, self.room, *network, self.asked, shares, *asked)
        return np.array(shares).reshape(count, len(actions)) / WHOLE
