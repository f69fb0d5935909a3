"""How a search is set for a game at a level."""

from __future__ import annotations

from dataclasses import dataclass

from mappamundi.contract import ByRank
from mappamundi.game import Game


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
    skill = game.skill
    return SearchSettings(
        simulations=at(rank, skill.simulations),
        exploring=at(rank, skill.exploring),
        liking=at(rank, skill.liking),
        glances=at(rank, skill.glances),
        blunders=at(rank, skill.blunders),
        matching=at(rank, skill.matching),
        worlds=at(rank, skill.worlds),
    )


def at(rank: int, given: ByRank) -> int:
    """What is given for a rank, or for all of them."""
    return given[rank] if isinstance(given, tuple) else given
