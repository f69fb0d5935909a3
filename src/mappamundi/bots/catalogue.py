"""The bots on offer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from mappamundi.bots.bot import Bot, Maker
from mappamundi.bots.greedy import Greedy
from mappamundi.bots.level import LEVELS, Level
from mappamundi.bots.random import Random
from mappamundi.bots.reckoner import RECKON, Reckoner
from mappamundi.bots.searcher import Searcher
from mappamundi.bots.settings import settings
from mappamundi.errors import BadSetup
from mappamundi.game import Game
from mappamundi.nature import Nature


def thinker(level: Level, game: Game, nature: Nature) -> Bot:
    """A bot of a level: it searches, or reckons where a game knows how."""
    if settings(game, level.rank).simulations == 0 and hasattr(game.bots, RECKON):
        return Reckoner(level, game, nature)
    return Searcher(level, game, nature)


# One line a bot, the weakest first.
MAKERS: dict[str, Maker] = {
    "random": Random,
    "greedy": Greedy,
    **{level.name: partial(thinker, level) for level in LEVELS},
}


class Bots(Mapping[str, Maker]):
    """The bots by name; a name that is not offered is refused."""

    def __getitem__(self, name: str) -> Maker:
        if name not in MAKERS:
            raise BadSetup("unknown-bot", bot=name, offered=", ".join(MAKERS))
        return MAKERS[name]

    def __contains__(self, name: object) -> bool:
        return name in MAKERS

    def __iter__(self) -> Iterator[str]:
        return iter(MAKERS)

    def __len__(self) -> int:
        return len(MAKERS)


BOTS = Bots()
