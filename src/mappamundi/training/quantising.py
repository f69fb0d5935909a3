"""A network that was trained in fractions, written in whole numbers, as the package keeps it."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from mappamundi.bots.networks.asking import ANSWER, COARSE, FINE
from mappamundi.bots.networks.weights import Weights
from mappamundi.training.network import Layer, Network

BYTE = 127
WIDEST = 512  # cells of a layer, so that sums fit into 32 bits


def quantised(network: Any) -> Weights:
    """Return a trained network in bytes; features are scaled by the first layer from now on."""
    seen = np.asarray(network.first.weights) * np.asarray(network.scale)[:, None]
    first, first_scale = rows(seen)
    deeper = [rows(np.asarray(each.weights).T) for each in network.deeper]
    answers = np.vstack([np.asarray(each.weights).T for each in (network.policy, network.value)])
    answer, answer_scale = rows(answers)
    hopes = np.concatenate([np.asarray(network.policy.bias), np.asarray(network.value.bias)])
    return Weights(
        first=first,
        first_scale=first_scale,
        first_bias=whole(network.first.bias, FINE),
        deeper=np.stack([np.ascontiguousarray(weights.T) for weights, _ in deeper]),
        deeper_scale=np.stack([scale for _, scale in deeper]),
        deeper_bias=np.stack([whole(each.bias, COARSE) for each in network.deeper]),
        answers=answer,
        answers_scale=answer_scale,
        answers_bias=whole(hopes, ANSWER),
    )


def rows(numbers: Any) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int32]]:
    """Return rows of bytes with a scale each, which is rounded before the bytes are."""
    wide = np.asarray(numbers, np.float64) * (1 << FINE)
    scale = np.maximum(np.ceil(np.abs(wide).max(axis=1) / BYTE), 1)
    return np.rint(wide / scale[:, None]).astype(np.int8), scale.astype(np.int32)


def whole(numbers: Any, bits: int) -> npt.NDArray[np.int32]:
    """Return numbers counted in parts of a power of two."""
    return np.rint(np.asarray(numbers, np.float64) * (1 << bits)).astype(np.int32)


def in_fractions(weights: Weights, scale: Any) -> Network:
    """Return a network that was written in bytes, to learn on; features are scaled as given."""
    first = weights.first * weights.first_scale[:, None].astype(np.float64) / (1 << FINE)
    answers = (weights.answers * weights.answers_scale[:, None].astype(np.float64)).T / (1 << FINE)
    hopes = fractions(weights.answers_bias, ANSWER)
    deeper = weights.deeper * weights.deeper_scale[:, None, :].astype(np.float64) / (1 << FINE)
    biases = fractions(weights.deeper_bias, COARSE)
    return Network(
        scale=jnp.asarray(scale, jnp.float32),
        first=layer(first / np.asarray(scale)[:, None], fractions(weights.first_bias, FINE)),
        deeper=tuple(layer(each, bias) for each, bias in zip(deeper, biases, strict=True)),
        policy=layer(answers[:, :-1], hopes[:-1]),
        value=layer(answers[:, -1:], hopes[-1:]),
    )


def layer(weights: Any, bias: Any) -> Layer:
    """Return a layer as it is learned."""
    return Layer(jnp.asarray(weights, jnp.float32), jnp.asarray(bias, jnp.float32))


def fractions(numbers: Any, bits: int) -> npt.NDArray[np.float64]:
    """Return what was counted in parts of a power of two."""
    return np.asarray(numbers, np.float64) / (1 << bits)
