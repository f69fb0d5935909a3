"""Playing to learn: a network decides for every seat of a field, and all of it is remembered."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from mappamundi.training.field import Field, PositionsShown
from mappamundi.training.learning import DecisionsPlayed
from mappamundi.training.network import Network, consider


@jax.jit
def decide(network: Network, asked: PositionsShown, key: Any) -> tuple[Any, Any, Any]:
    """Draw an action for every game, as likely as the network likes it; chance and hope with it."""
    opinion = consider(network, asked.features.T, asked.legal.T)
    action = jax.random.categorical(key, opinion.chances)
    chance = jnp.take_along_axis(opinion.chances, action[:, None], 1)[:, 0]
    return action, chance, opinion.hope


@jax.jit
def favourites(network: Network, asked: PositionsShown) -> Any:
    """Return the action that the network likes best in every game."""
    return consider(network, asked.features.T, asked.legal.T).chances.argmax(axis=1)


def play(network: Network, field: Field, steps: int, key: Any) -> DecisionsPlayed:
    """Let a network play all seats for some steps, and remember them."""
    moments = []
    asked = field.asked()
    for each in jax.random.split(key, steps):
        action, chance, hope = decide(network, asked, each)
        ended = field.step(action)
        moments.append(DecisionsPlayed(*asked, action, chance, hope, *ended))
        asked = field.asked()
    return DecisionsPlayed(*(jnp.stack(parts) for parts in zip(*moments, strict=True)))
