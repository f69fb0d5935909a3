"""Every way each game can be set up, and states met on the way through it."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from mappamundi.draws import draw, stream
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES, Game
from mappamundi.record import NATURE


@dataclass(frozen=True)
class Setup:
    """A game with its seats and options."""

    slug: str
    seats: int
    options: tuple[tuple[str, str], ...] = field(default=())

    @property
    def game(self) -> Game:
        return GAMES[self.slug]

    def start(self) -> Any:
        return self.game.start(self.seats, dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.slug, str(self.seats), *(value for _, value in self.options)])


def setups() -> Iterator[Setup]:
    """All seat counts and options of all games that are offered."""
    for slug, game in GAMES.items():
        for seats in game.seats:
            for values in product(*(option.samples for option in game.options)):
                names = (option.name for option in game.options)
                setup = Setup(slug, seats, tuple(zip(names, values, strict=True)))
                try:
                    setup.start()
                except BadSetup:
                    continue
                yield setup


SETUPS = list(setups())


@dataclass(frozen=True)
class Moment:
    """A state, and the action that is about to be done in it."""

    state: Any
    actor: int
    action: int


def moments(setup: Setup, seed: int) -> Iterator[Moment]:
    """A whole random game; of several waiting seats any may be next."""
    game = setup.game
    state = setup.start()
    key = stream(seed, 0)
    counter = 0
    while waiting := game.waiting(state):
        actor = waiting[draw(key, counter, len(waiting))]
        choices = game.legal(state, actor)
        action = choices[draw(key, counter + 1, len(choices))]
        counter += 2
        yield Moment(state.copy(), actor, action)
        game.do(state, actor, action)
    yield Moment(state, NATURE, 0)


def moment(setup: Setup, seed: int) -> Moment:
    """One moment of a random game, any one but the end."""
    game = list(moments(setup, seed))[:-1]
    return game[draw(stream(seed, 1), 0, len(game))]


def laws(slug: str) -> Any:
    """What only this game's tests know: its conservation laws, small cases and endings."""
    return importlib.import_module(f"games.{slug}.laws")
