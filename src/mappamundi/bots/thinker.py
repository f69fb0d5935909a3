"""What all bots of a level have: their luck, their time, and how they are set."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from mappamundi.bots.level import Level
from mappamundi.bots.searching.memory import SEEDS
from mappamundi.bots.settings import settings
from mappamundi.game import Game
from mappamundi.nature import Nature


class Thinker:
    """A bot that weighs actions before it chooses, by a clock."""

    def __init__(
        self, level: Level, game: Game, nature: Nature, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.level = level
        self.game = game
        self.nature = nature
        self.clock = clock
        self.limit = level.milliseconds / 1000  # seconds; less where it has thought already
        self.settings = settings(game, level.rank)
        self.mind = nature.draw(SEEDS)  # what it believes of the world all through the match
