"""Any legal action, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mappamundi.game import Game
from mappamundi.nature import Nature


class Random:
    """The yardstick: knows the rules and nothing else."""

    def __init__(self, game: Game, nature: Nature) -> None:
        self.nature = nature

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """Draw one of the legal actions, all equally likely."""
        return actions[self.nature.draw(len(actions))]
