"""Exams: how often a network wins, in fractions or in bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax.numpy as jnp
import numpy as np

from mappamundi.bots.networks.learned import Adviser
from mappamundi.bots.networks.weights import Weights
from mappamundi.compiling.runner import can_compile
from mappamundi.envs import Batch
from mappamundi.training.field import Field, PositionsShown
from mappamundi.training.network import Network
from mappamundi.training.playing import favourites


def win_share(network: Network, field: Field) -> float:
    """Return how often a network wins one seat of every game, the others playing at random.

    The rewards of the field must be for wins alone.
    """
    own = np.concatenate([np.arange(each.size) % each.seats for each in field.batches])

    def choose(asked: PositionsShown) -> Any:
        liked, others = favourites(network, asked), field.random_actions()
        return jnp.where(asked.seat == own, liked, others)

    return share_of(own, field, choose)


def rival_share(network: Network, field: Field) -> float:
    """Return how often a network wins the first seat of every game, where bots have the others."""
    return share_of(first_seats(field), field, lambda asked: favourites(network, asked))


def sparring_share(network: Network, other: Network, field: Field) -> float:
    """Return how often a network wins one seat of every game against another in all others."""
    own = np.concatenate([np.arange(each.size) % each.seats for each in field.batches])

    def choose(asked: PositionsShown) -> Any:
        return jnp.where(asked.seat == own, favourites(network, asked), favourites(other, asked))

    return share_of(own, field, choose)


def rival_share_in_bytes(weights: Weights, field: Field) -> float:
    """Return how often the network wins the first seat as the package asks it."""
    batches = [each for each in field.batches if isinstance(each, Batch)]
    advisers = [Adviser(each.game, weights, can_compile()) for each in batches]

    def choose(asked: PositionsShown) -> Any:
        return np.array(
            [
                favourite(adviser, batch, game)
                for adviser, batch in zip(advisers, batches, strict=True)
                for game in range(batch.size)
            ]
        )

    return share_of(first_seats(field), field, choose)


def favourite(adviser: Adviser, batch: Batch, game: int) -> int:
    """Return the action that a network in bytes likes best in one game of a batch."""
    actions = np.flatnonzero(batch.legal[game]).tolist()
    if len(actions) == 1:
        return int(actions[0])
    likings, _ = adviser.ask(batch.known(game), int(batch.seat[game]), actions)
    return int(actions[int(np.argmax(likings))])


def first_seats(field: Field) -> Any:
    """Return the first seat, for every game."""
    return np.zeros(field.size, int)


def share_of(own: Any, field: Field, choose: Callable[[PositionsShown], Any]) -> float:
    """Return which part of the games is won by these seats, the first of each game only."""
    every, done, won = np.arange(field.size), np.zeros(field.size, bool), 0.0
    while not done.all():
        ended = field.step(choose(field.asked()))
        new = np.asarray(ended.is_over).astype(bool) & ~done
        won += float(np.asarray(ended.rewards)[every, own][new].sum())
        done |= new
    return won / field.size
