"""Every way a game can be set up, and states met on the way through it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import islice, product
from typing import Any

from mappamundi.draws import draw, stream
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES, Game
from mappamundi.record import NATURE

FULL = os.environ.get("MAPPAMUNDI_FULL") == "1"
MANY = 12  # set-ups of one game


@dataclass(frozen=True)
class Setup:
    """A game with its seats and options."""

    slug: str
    seats: int
    options: tuple[tuple[str, str], ...] = field(default=())

    @property
    def game(self) -> Game:
        """The game that is set up so."""
        return GAMES[self.slug]

    def start(self) -> Any:
        """The state before the first draw."""
        return self.game.start(self.seats, dict(self.options))

    @property
    def is_usual(self) -> bool:
        """With the usual seats, or with the usual options."""
        usual = {option.name: option.default for option in self.game.options}
        return self.seats == self.game.usual_seats or dict(self.options) == usual

    def __str__(self) -> str:
        return "-".join([self.slug, str(self.seats), *(value for _, value in self.options)])


@cache
def setups(slug: str) -> tuple[Setup, ...]:
    """All seat counts with all options of a game.

    Where these are many, every seat count with the usual options and every choice of options with
    the usual seats must do, unless MAPPAMUNDI_FULL=1.
    """
    game = GAMES[slug]
    names = [option.name for option in game.options]
    choices = product(game.seats, product(*(option.samples for option in game.options)))
    every = [
        Setup(slug, seats, tuple(zip(names, values, strict=True))) for seats, values in choices
    ]
    offered = [setup for setup in every if is_offered(setup)]
    is_short = FULL or len(offered) <= MANY
    return tuple(setup for setup in offered if is_short or setup.is_usual)


def is_offered(setup: Setup) -> bool:
    """Do these seats and options go together?"""
    try:
        setup.start()
    except BadSetup:
        return False
    return True


@dataclass(frozen=True)
class Moment:
    """A state, and the action that is about to be done in it."""

    state: Any
    actor: int
    action: int


def moments(setup: Setup, seed: int) -> Iterator[Moment]:
    """A whole random game, every state of it kept; of several waiting seats any may be next."""
    for step in steps(setup, seed):
        yield Moment(step.state.copy(), step.actor, step.action)


def steps(setup: Setup, seed: int) -> Iterator[Moment]:
    """A whole random game in one state that goes on changing; last the end, with nothing to do."""
    game = setup.game
    state = setup.start()
    key = stream(seed, 0)
    counter = 0
    while waiting := game.waiting(state):
        actor = waiting[draw(key, counter, len(waiting))]
        choices = game.legal(state, actor)
        action = choices[draw(key, counter + 1, len(choices))]
        counter += 2
        yield Moment(state, actor, action)
        game.do(state, actor, action)
    yield Moment(state, NATURE, 0)


def moment(setup: Setup, seed: int) -> Moment:
    """One moment of a random game, any one but the end."""
    length = sum(1 for _ in steps(setup, seed)) - 1
    return next(islice(steps(setup, seed), draw(stream(seed, 1), 0, length), None))
