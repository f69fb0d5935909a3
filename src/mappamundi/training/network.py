"""A small network: from what a seat is shown to a liking for every action and a hope."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

DEPTH = 2  # layers that add to what the first one found
FORBIDDEN = -1e9  # the liking of what is not allowed


class Layer(NamedTuple):
    """Weights by input and output, and what is added to each output."""

    weights: Any
    bias: Any


class Network(NamedTuple):
    """All that is learned; `scale` is what features are multiplied by, and is not."""

    scale: Any
    first: Layer
    deeper: tuple[Layer, ...]
    policy: Layer
    value: Layer


class Opinion(NamedTuple):
    """What a network thinks of positions: the logarithm of each action's chance, and the hope."""

    chances: Any
    hope: Any


def random_network(key: Any, features: int, actions: int, width: int, scale: Any) -> Network:
    """Return a network that knows nothing, and prefers nothing much."""
    keys = jax.random.split(key, DEPTH + 2)
    return Network(
        scale=scale,
        first=_layer(keys[0], features, width, 1.0),
        deeper=tuple(_layer(each, width, width, 1.0) for each in keys[1 : DEPTH + 1]),
        policy=_layer(keys[-1], width, actions, 0.01),
        value=Layer(jnp.zeros((width, 1)), jnp.zeros(1)),
    )


def _layer(key: Any, inputs: int, outputs: int, gain: float) -> Layer:
    spread = gain * (2 / inputs) ** 0.5
    return Layer(spread * jax.random.normal(key, (inputs, outputs)), jnp.zeros(outputs))


def consider(network: Network, features: Any, legal: Any) -> Opinion:
    """Return what a network thinks of rows of features, and of which actions are legal there."""
    hidden = jax.nn.relu(_through(network.first, features.astype(jnp.float32) * network.scale))
    for layer in network.deeper:
        hidden = hidden + jax.nn.relu(_through(layer, hidden))
    likings = jnp.where(legal > 0, _through(network.policy, hidden), FORBIDDEN)
    return Opinion(jax.nn.log_softmax(likings), _through(network.value, hidden)[:, 0])


def _through(layer: Layer, inputs: Any) -> Any:
    """Multiply in half the width: cards are made for it, and learning does not mind."""
    narrow = inputs.astype(jnp.bfloat16) @ layer.weights.astype(jnp.bfloat16)
    return narrow.astype(jnp.float32) + layer.bias
