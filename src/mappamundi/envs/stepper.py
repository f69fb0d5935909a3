"""What takes a batch on: compiled where Numba is installed, else as it is written."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, partial
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from mappamundi.bots.searching.engine import Row
from mappamundi.compiling import gather, twin
from mappamundi.envs.stepping import choose_at_random, find_illegal, step_games
from mappamundi.game import LARGEST_CHOICE, Game
from mappamundi.record import Record

FUNCTIONS: tuple[Callable[..., Any], ...] = (step_games, find_illegal, choose_at_random)
KINDS = {
    "chosen": "int64[]",
    "counts": "int64[,]",
    "is_over": "boolean[]",
    "results": "int32[,]",
    "features": "int16[,]",
    "legal": "boolean[,]",
}


def written(game: Game) -> SimpleNamespace:
    """All that a batch asks a game, as it was written."""
    rules = game.rules
    return SimpleNamespace(
        waiting=rules.waiting,
        outcomes=rules.outcomes,
        legal=rules.legal,
        is_legal=rules.is_legal,
        apply=rules.apply,
        score=rules.score,
        place=rules.place,
        redact=rules.redact,
        features=game.features.features,
    )


class Stepper:
    """The functions of `stepping` for one game, and how the memory is made that they work on."""

    def __init__(self, game: Game, is_compiled: bool, checked: bool = False) -> None:
        self.game = game
        self.is_compiled = is_compiled
        self.checked = checked

    @cached_property
    def functions(self) -> Any:
        """By the names they have there; `checked` looks at every index."""
        if self.is_compiled:
            kinds: dict[str, type[Record] | str] = {**KINDS, "known": self.game.rules.State}
            made = twin(self.game, gather(written(self.game), FUNCTIONS), kinds, self.checked)
            made.prepare(*(each.__name__ for each in FUNCTIONS))  # once, not in every thread
            return made
        plain = {each.__name__: partial(each, written(self.game)) for each in FUNCTIONS}
        return SimpleNamespace(**plain)

    def states(self, packed: npt.NDArray[Any]) -> Any:
        """Games to be played on, as they are packed here."""
        if self.is_compiled:
            return packed.copy()
        return Row(self.game.rules.State.unpack(each) for each in packed)

    def packed(self, states: Any) -> npt.NDArray[Any]:
        """Return a plain state packed into a record again."""
        if self.is_compiled:
            return np.array(states)
        return np.array([each.pack() for each in states])

    def room(self) -> Any:
        """Return an array into which legal actions are written."""
        return np.zeros(LARGEST_CHOICE, np.int16) if self.is_compiled else [0] * LARGEST_CHOICE


@cache
def stepper_of(game: Game) -> Stepper:
    """The fastest that can be had here."""
    return Stepper(game, find_spec("numba") is not None)
