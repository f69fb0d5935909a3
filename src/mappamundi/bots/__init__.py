"""Bots: they decide for a seat and are never given more than that seat knows."""

from mappamundi.bots.bot import Bot, Insider, Maker
from mappamundi.bots.catalogue import BOTS, bot_maker, bot_name, check_bot
from mappamundi.bots.greedy import Greedy
from mappamundi.bots.level import LEVELS, Level
from mappamundi.bots.random import Random
from mappamundi.bots.searcher import Searcher
from mappamundi.bots.thought import Candidate, Thought, Thoughtful

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Candidate",
    "Greedy",
    "Insider",
    "Level",
    "Maker",
    "Random",
    "Searcher",
    "Thought",
    "Thoughtful",
    "bot_maker",
    "bot_name",
    "check_bot",
]
