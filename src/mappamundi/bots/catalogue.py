"""The bots on offer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from mappamundi.bots.bot import Maker
from mappamundi.bots.greedy import Greedy
from mappamundi.bots.level import LEVELS
from mappamundi.bots.random import Random
from mappamundi.bots.searcher import Searcher
from mappamundi.errors import BadSetup

# One line a bot, the weakest first.
MAKERS: dict[str, Maker] = {
    "random": Random,
    "greedy": Greedy,
    **{level.name: partial(Searcher, level) for level in LEVELS},
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
