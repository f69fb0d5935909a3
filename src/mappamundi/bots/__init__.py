"""Bots: they decide for a seat and are never given more than that seat knows."""

from mappamundi.bots.bot import Bot, Maker
from mappamundi.bots.catalogue import BOTS
from mappamundi.bots.greedy import Greedy
from mappamundi.bots.random import Random

__all__ = ["BOTS", "Bot", "Greedy", "Maker", "Random"]
