"""How well a bot plays, by names that mean the same in every game."""

from __future__ import annotations

from dataclasses import dataclass

from mappamundi.contract import RANKS


@dataclass(frozen=True)
class Level:
    """A strength on offer, with the time it may take on one core."""

    name: str
    rank: int  # 0 for the weakest: the place in a game's tables of what a level is given
    milliseconds: int  # that a decision takes at most


LEVELS = (
    Level("novice", 0, 5),
    Level("steady", 1, 20),
    Level("strong", 2, 150),
    Level("master", 3, 800),
    Level("grandmaster", 4, 2000),
)
MASTER = LEVELS[3]  # whoever is asked for advice: as good as can be had without a wait
assert [level.rank for level in LEVELS] == list(range(RANKS))  # a game says so many things
