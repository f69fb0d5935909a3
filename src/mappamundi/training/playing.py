"""Playing to learn: a network decides for the seats of a field, and all of it is remembered."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from mappamundi.training.field import Field, League, PositionsShown
from mappamundi.training.learning import DecisionsPlayed
from mappamundi.training.network import Network, consider


class Sparring(NamedTuple):
    """Another network that has all seats but one in some of the games."""

    network: Network
    league: League
    is_sure: bool  # does it do what it likes best, rather than draw?


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


@partial(jax.jit, static_argnames=("is_sure",))
def answer(
    network: Network, league: League, asked: PositionsShown, action: Any, key: Any, is_sure: bool
) -> tuple[Any, Any]:
    """Return all actions with those of a sparring partner, and which are still the pupil's."""
    games, own = league
    opinion = consider(network, asked.features.T[games], asked.legal.T[games])
    drawn = jax.random.categorical(key, opinion.chances)
    theirs = opinion.chances.argmax(axis=1) if is_sure else drawn
    is_mine = asked.seat[games] == own
    every = jnp.ones(action.shape, bool).at[games].set(is_mine)
    return action.at[games].set(jnp.where(is_mine, action[games], theirs)), every


def play(
    network: Network, field: Field, steps: int, key: Any, sparring: Sparring | None = None
) -> DecisionsPlayed:
    """Let a network play for some steps, all seats or those left to it, and remember them."""
    moments = []
    asked = field.asked()
    is_own = jnp.ones(field.size, bool)
    for each in jax.random.split(key, steps):
        action, chance, hope = decide(network, asked, each)
        if sparring is not None:
            other = (sparring.network, sparring.league, asked, action)
            action, is_own = answer(*other, jax.random.fold_in(each, 1), sparring.is_sure)
        ended = field.step(action)
        moments.append(DecisionsPlayed(*asked, action, chance, hope, is_own, *ended))
        asked = field.asked()
    return DecisionsPlayed(*(jnp.stack(parts) for parts in zip(*moments, strict=True)))
