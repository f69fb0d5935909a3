"""Bots by name, as matches in the dialect know them."""

from __future__ import annotations

from mappamundi.bots.level import LEVELS
from mappamundi.bots.searching.contest import SeatedBot
from mappamundi.bots.searching.deciding import GREEDY, RANDOM
from mappamundi.bots.settings import kind_without, settings
from mappamundi.errors import BadSetup
from mappamundi.game import Game

SIMPLE = {"random": RANDOM, "greedy": GREEDY}
SEATED = (*SIMPLE, *(level.name for level in LEVELS))


def seated(game: Game, name: str, entry: int) -> SeatedBot:
    """A bot of ours in its seat; a level that asks a network does without, as on a slow machine."""
    bot = SeatedBot()
    bot.entry = entry
    if name in SIMPLE:
        bot.kind = SIMPLE[name]
        return bot
    rank = next((level.rank for level in LEVELS if level.name == name), None)
    if rank is None:
        raise BadSetup("unknown-bot", bot=name, offered=", ".join(SEATED))
    own = settings(game, rank)
    bot.kind, bot.rank = kind_without(game, rank), rank
    bot.simulations, bot.worlds = own.simulations, own.worlds
    for what, number in own.search.items():
        setattr(bot, what, number)
    return bot
