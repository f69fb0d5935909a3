"""What a seat is shown as a space of Gymnasium, for the environments that speak its language."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from mappamundi.envs.legend import largest_features
from mappamundi.game import Game


def feature_space(game: Game) -> Any:
    """The features, each within bounds of its own."""
    largest = largest_features(game)
    return spaces.Box(np.zeros_like(largest), largest, dtype=np.int16)
