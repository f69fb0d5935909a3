"""How the bots of a game decide at a level."""

from __future__ import annotations

from dataclasses import dataclass

from mappamundi.bots.level import LEVELS
from mappamundi.bots.networks.weights import has_network
from mappamundi.bots.searching.deciding import (
    FORECASTER,
    GLANCER,
    JUDGE,
    RECKONER,
    SEARCHER,
)
from mappamundi.compiling.runner import can_compile
from mappamundi.contract import ByRank
from mappamundi.game import Game

# Ways to decide that look at the clock, and take more time where there is more to find out.
PATIENT = (SEARCHER, JUDGE, FORECASTER)


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
    forecasts: int = 0  # worlds in which the game's network plays on; 0: it is not asked
    foresight: int = 1  # decisions of its own that it plays on to
    kind: int = SEARCHER  # how it decides, one of the ways in `deciding`

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
        forecasts=at(rank, skill.forecasts),
        foresight=at(rank, skill.foresight),
        kind=kind_of(game, rank),
    )


def seconds(game: Game, level: str) -> float:
    """Return what a decision may take; of a level that looks at no clock, nothing worth naming."""
    (found,) = (each for each in LEVELS if each.name == level)
    return found.milliseconds / 1000 if kind_of(game, found.rank) in PATIENT else 0.0


def kind_of(game: Game, rank: int) -> int:
    """How a level decides; a network takes seconds for an answer where there is no compiler."""
    return kind_with(game, rank) if can_compile() else kind_without(game, rank)


def kind_with(game: Game, rank: int) -> int:
    """How a level decides where a network can be asked, if there is one: editions come without."""
    has_one = at(rank, game.skill.forecasts) and has_network(game)
    return FORECASTER if has_one else kind_without(game, rank)


def kind_without(game: Game, rank: int) -> int:
    """How a level decides without a network: it searches, or else reckons, judges or prefers."""
    if at(rank, game.skill.simulations):
        return SEARCHER
    if game.skill.reckon is not None:
        return RECKONER
    return JUDGE if at(rank, game.skill.worlds) else GLANCER


def at(rank: int, given: ByRank) -> int:
    """What is given for a rank, or for all of them."""
    return given[rank] if isinstance(given, tuple) else given
