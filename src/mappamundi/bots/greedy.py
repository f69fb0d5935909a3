"""The action that looks best at first sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mappamundi.bots.searching.deciding import count_equals, pick_equal, prefer_actions
from mappamundi.bots.searching.memory import Desk
from mappamundi.game import Game
from mappamundi.nature import Nature


class Greedy:
    """Does what the game's own `bots.prefer` likes best, looking no further ahead."""

    def __init__(self, game: Game, nature: Nature) -> None:
        self.rules = game.bots
        self.nature = nature
        self.desk = Desk()

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """The most preferred action; among equals a uniform draw."""
        count = len(actions)
        best = prefer_actions(self.rules, known, self.desk, actions, seat, count)
        number = self.nature.draw(count_equals(self.desk, count, best))
        return actions[pick_equal(self.desk, count, best, number)]
