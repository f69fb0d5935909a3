"""What takes a batch on: compiled where Numba is installed, else as it is written."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any

from mappamundi.compiling import Runner, can_compile
from mappamundi.compiling.runner import rules_of
from mappamundi.envs.stepping import choose_at_random, find_illegal, step_games
from mappamundi.game import Game
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
    return SimpleNamespace(**rules_of(game), features=game.features.features)


class Stepper(Runner):
    """The functions of `stepping` for one game."""

    @cached_property
    def stepping(self) -> Any:
        """Return the functions by the names they have there."""
        kinds: dict[str, type[Record] | str] = {**KINDS, "known": self.game.rules.State}
        made = self.functions(written(self.game), FUNCTIONS, kinds)
        for each in FUNCTIONS:
            getattr(made, each.__name__)  # compiled once, not in every thread
        return made


@cache
def stepper_of(game: Game) -> Stepper:
    """Return the fastest stepper that can be had here."""
    return Stepper(game, can_compile())
