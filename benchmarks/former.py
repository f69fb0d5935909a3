"""What `master` was before it asked a network: the search of its game, at the level's rank."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from time import thread_time

from mappamundi.bots import Bot
from mappamundi.bots.catalogue import thinker
from mappamundi.bots.level import MASTER
from mappamundi.bots.settings import at
from mappamundi.game import Game
from mappamundi.nature import Nature

NAME = "former"


def has_former(game: Game) -> bool:
    """Does the game's `master` ask a network, so that it is something else than it was?"""
    return at(MASTER.rank, game.skill.forecasts) > 0


@cache
def unlearned(game: Game) -> Game:
    """The game as it is played by those who ask no network."""
    return replace(game, skill=replace(game.skill, forecasts=0))


def former(game: Game, nature: Nature) -> Bot:
    """Under this name it stands in the tables."""
    return thinker(MASTER, unlearned(game), nature, thread_time)
