"""What the features of a game are called, and how large each can be."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from mappamundi.contract import FeatureGroup
from mappamundi.game import Game

UNNAMED = "feature"


def feature_groups(game: Game) -> tuple[FeatureGroup, ...]:
    """The groups of a game's features, in their order; one of a game that names none."""
    if game.groups:
        return game.groups
    cells = tuple(str(cell) for cell in range(game.features.FEATURES))
    return (FeatureGroup(UNNAMED, 0, game.bounds.LARGEST_FEATURE, (cells,)),)


def feature_names(game: Game) -> tuple[str, ...]:
    """The name of every feature, such as `trick 1 b7`: what it is, of which seat after mine."""
    return tuple(name for group in feature_groups(game) for name in group.cells)


def largest_features(game: Game) -> npt.NDArray[np.int16]:
    """The largest number that each feature can be; the smallest is 0."""
    groups = feature_groups(game)
    return np.concatenate([np.full(len(each.cells), each.largest, np.int16) for each in groups])
