"""How a search is set for a game: what its `bots.py` says, else what serves most games."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from mappamundi.game import Game

SIMULATIONS = (8, 64, 256, 1024)
EXPLORING = 5_000
LIKING = 16
GLANCES = 16
BLUNDERS = 500


@dataclass(frozen=True)
class Settings:
    """The numbers of a search; chances and weights in parts of ten thousand."""

    simulations: int  # for each decision; 0: what is preferred at first sight
    exploring: int  # weight of what was tried little
    liking: int  # how far `prefer` guides it: in the tree e to a sixteenth of this
    glances: int  # actions that a rollout compares at each decision
    blunders: int  # how often a rollout takes any action

    @property
    def search(self) -> dict[str, int]:
        """What the search itself is told."""
        told = asdict(self)
        del told["simulations"]
        return told


def settings(game: Game, rank: int) -> Settings:
    """For a game, at the rank of a level."""
    own = game.bots
    return Settings(
        simulations=getattr(own, "SIMULATIONS", SIMULATIONS)[rank],
        exploring=getattr(own, "EXPLORING", EXPLORING),
        liking=getattr(own, "LIKING", LIKING),
        glances=getattr(own, "GLANCES", GLANCES),
        blunders=getattr(own, "BLUNDERS", BLUNDERS),
    )
