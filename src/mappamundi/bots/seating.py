"""Bots by name, as matches in the dialect know them."""

from __future__ import annotations

from mappamundi.bots.level import LEVELS, MASTER
from mappamundi.bots.searching.contest import SeatedBot
from mappamundi.bots.searching.deciding import FORECASTER, GREEDY, RANDOM
from mappamundi.bots.settings import kind_of, kind_without, settings
from mappamundi.errors import BadSetup
from mappamundi.game import Game

SIMPLE = {"random": RANDOM, "greedy": GREEDY}
FORMER = "former"  # what `master` is without its network, by a name of its own
RANKS = {**{level.name: level.rank for level in LEVELS}, FORMER: MASTER.rank}
SEATED = (*SIMPLE, *RANKS)


def does_without(game: Game, name: str) -> bool:
    """Would a bot of this name ask a network at a table, and do without in its seat here?"""
    return name != FORMER and name in RANKS and kind_of(game, RANKS[name]) == FORECASTER


def seated(game: Game, name: str, entry: int) -> SeatedBot:
    """A bot of ours in its seat; a level that asks a network does without, as on a slow machine."""
    bot = SeatedBot()
    bot.entry = entry
    if name in SIMPLE:
        bot.kind = SIMPLE[name]
        return bot
    if name not in RANKS:
        raise BadSetup("unknown-bot", bot=name, offered=", ".join(SEATED))
    rank = RANKS[name]
    own = settings(game, rank)
    bot.kind, bot.rank = kind_without(game, rank), rank
    bot.simulations, bot.worlds = own.simulations, own.worlds
    for what, number in own.search.items():
        setattr(bot, what, number)
    return bot
