"""Bots that decide the same wherever they are asked the same, on however slow a machine."""

from __future__ import annotations

from mappamundi.bots.bot import Bot
from mappamundi.bots.catalogue import thinker
from mappamundi.bots.level import LEVELS
from mappamundi.bots.searcher import Searcher
from mappamundi.bots.searching.engine import plain_engine
from mappamundi.bots.weigher import Weigher
from mappamundi.game import Game
from mappamundi.nature import Nature

PLAIN = ("novice", "steady")  # levels whose bots need no compiler to answer in time
FALLBACK = "steady"  # plays for the others where nothing can be compiled


def steadfast(level: str, game: Game, nature: Nature) -> Bot:
    """A bot of a level for which no time runs out; what it needs has been compiled by now."""
    (found,) = (each for each in LEVELS if each.name == level)
    bot = thinker(found, game, nature, lambda: 0.0)
    if level in PLAIN:
        assert isinstance(bot, Searcher | Weigher)
        bot.engine = plain_engine(game)
    return bot
