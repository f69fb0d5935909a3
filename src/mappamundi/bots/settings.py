"""How a search is set for a game: what its `bots.py` says, else what serves most games."""

from __future__ import annotations

from dataclasses import dataclass

from mappamundi.game import Game

SIMULATIONS = (8, 64, 256, 1024)
EXPLORING = 5_000
LIKING = 16
GLANCES = 16
BLUNDERS = 500
MATCHING = 0
WORLDS = (0, 0, 0, 0)


@dataclass(frozen=True)
class SearchSettings:
    """The numbers of a search; chances and weights in parts of ten thousand."""

    simulations: int  # for each decision; 0: what the game judges best, or prefers at first sight
    exploring: int  # weight of what was tried little
    liking: int  # how far `prefer` guides it: in the tree e to a sixteenth of this
    glances: int  # actions that a rollout compares at each decision
    blunders: int  # how often a rollout takes any action
    matching: int = 0  # how often a simulation follows regret where all choose at once
    worlds: int = 0  # that the game's own judgement considers; 0: it is not asked

    @property
    def search(self) -> dict[str, int]:
        """Return the numbers that the search itself is told."""
        told = ("exploring", "liking", "glances", "blunders", "matching")
        return {name: getattr(self, name) for name in told}


def settings(game: Game, rank: int) -> SearchSettings:
    """For a game, at the rank of a level."""

    def own(name: str, usual: int | tuple[int, ...]) -> int:
        """What the game says, for each rank or for all of them."""
        given: int | tuple[int, ...] = getattr(game.bots, name, usual)
        return given[rank] if isinstance(given, tuple) else given

    return SearchSettings(
        simulations=own("SIMULATIONS", SIMULATIONS),
        exploring=own("EXPLORING", EXPLORING),
        liking=own("LIKING", LIKING),
        glances=own("GLANCES", GLANCES),
        blunders=own("BLUNDERS", BLUNDERS),
        matching=own("MATCHING", MATCHING),
        worlds=own("WORLDS", WORLDS),
    )
