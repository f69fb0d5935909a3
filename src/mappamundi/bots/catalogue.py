"""The bots on offer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from time import perf_counter

from mappamundi.bots.bot import Bot, Insider, Maker
from mappamundi.bots.forecaster import Forecaster
from mappamundi.bots.greedy import Greedy
from mappamundi.bots.level import LEVELS, Level
from mappamundi.bots.networks.learned import Learned
from mappamundi.bots.outsider import CommandBot, PythonBot
from mappamundi.bots.random import Random
from mappamundi.bots.searcher import Searcher
from mappamundi.bots.searching.deciding import FORECASTER, SEARCHER
from mappamundi.bots.settings import settings
from mappamundi.bots.visitor import is_command, named
from mappamundi.bots.weigher import Weigher
from mappamundi.errors import BadSetup
from mappamundi.game import Game
from mappamundi.nature import Nature
from mappamundi.plugins import offered


def thinker(
    level: Level, game: Game, nature: Nature, clock: Callable[[], float] = perf_counter
) -> Bot:
    """A bot of a level: it asks a network, searches, or weighs, as the game says."""
    kind = settings(game, level.rank).kind
    if kind == FORECASTER:
        return Forecaster(level, game, nature, clock)
    return (Searcher if kind == SEARCHER else Weigher)(level, game, nature, clock)


# One line a bot, the weakest first.
MAKERS: dict[str, Maker] = {
    "random": Random,
    "greedy": Greedy,
    **{level.name: partial(thinker, level) for level in LEVELS},
}

# Plays what it has learned, and no other game.
LEARNED = "learned"

PLUG_INS = "mappamundi.bots"  # the group of entry points under which packages offer bots


class Bots(Mapping[str, Maker]):
    """The bots by name, ours and those of others; a name that is not offered is refused.

    Others are `module:Class`, a command that speaks lines, or what an installed package offers.
    """

    def __getitem__(self, name: str) -> Maker:
        if name in MAKERS:
            return MAKERS[name]
        if name == LEARNED:
            return Learned
        origin = offered(PLUG_INS).get(name, name)
        if is_command(origin):
            return CommandBot(origin)
        if ":" in origin:
            return PythonBot(origin)
        names = (*MAKERS, LEARNED, *offered(PLUG_INS))
        raise BadSetup("unknown-bot", bot=name, offered=", ".join(names))

    def __contains__(self, name: object) -> bool:
        return name in MAKERS

    def __iter__(self) -> Iterator[str]:
        return iter(MAKERS)

    def __len__(self) -> int:
        return len(MAKERS)


BOTS = Bots()


def check_bot(maker: Maker) -> None:
    """Refuse a bot of others that cannot be had."""
    if isinstance(maker, PythonBot | CommandBot):
        maker.check()


def bot_maker(bot: str | Maker) -> Maker:
    """How a bot is made that was named, or given as a class; only ours share our process."""
    if isinstance(bot, str):
        return BOTS[bot]
    if isinstance(bot, Insider | PythonBot | CommandBot):
        return bot
    return PythonBot(f"{bot.__module__}:{bot.__qualname__}")


def bot_name(bot: str | Maker) -> str:
    """Return the name of a bot as tables show it."""
    if not isinstance(bot, str):
        return bot.__name__
    return bot if bot in (*MAKERS, LEARNED, *offered(PLUG_INS)) else named(bot)
