"""The network of a game as the browser's engine reads it: its weights one after the other."""

from __future__ import annotations

from typing import Any

from mappamundi.bots.level import LEVELS
from mappamundi.bots.networks.weights import Weights, weights_of
from mappamundi.bots.searching.deciding import FORECASTER
from mappamundi.bots.settings import kind_with
from mappamundi.game import Game

# In this order, the wide ones first: so each begins where its numbers may.
ORDER = (
    "first_scale", "first_bias", "deeper_scale", "deeper_bias", "answers_scale", "answers_bias",
    "first", "deeper", "answers",
)  # fmt: skip


def asks_network(game: Game) -> bool:
    """Does any level of the game ask a network?"""
    return any(kind_with(game, level.rank) == FORECASTER for level in LEVELS)


def shape_of(game: Game) -> dict[str, Any]:
    """How many numbers there are of each kind, to find them in the file."""
    weights = weights_of(game)
    features, cells = weights.first.shape
    return {
        "features": features,
        "cells": cells,
        "layers": len(weights.deeper),
        "answers": len(weights.answers),
    }


def laid_out(weights: Weights) -> bytes:
    """Return all weights in their order, as they lie in the memory of every browser."""
    arrays = weights.arrays
    return b"".join(
        arrays[name].astype(arrays[name].dtype.newbyteorder("<")).tobytes() for name in ORDER
    )
