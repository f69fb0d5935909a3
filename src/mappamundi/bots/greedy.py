"""The action that looks best at first sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mappamundi.game import Game
from mappamundi.nature import Nature


class Greedy:
    """Does what the game's own `bots.prefer` likes best, looking no further ahead."""

    def __init__(self, game: Game, nature: Nature) -> None:
        self.prefer = game.bots.prefer
        self.nature = nature

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """The most preferred action; among equals a uniform draw."""
        liking = [self.prefer(known, seat, action) for action in actions]
        most = max(liking)
        best = [action for action, much in zip(actions, liking, strict=True) if much == most]
        return best[self.nature.draw(len(best))]
