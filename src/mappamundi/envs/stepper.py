"""What takes a batch on: compiled where Numba is installed, else as it is written."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any

from mappamundi.bots.searching import contest, sight, wits
from mappamundi.bots.searching.contest import SeatedBot
from mappamundi.bots.searching.engine import notes
from mappamundi.bots.searching.memory import Desk, Node
from mappamundi.compiling import Runner, can_compile
from mappamundi.compiling.runner import rules_of
from mappamundi.envs.gaining import count_gains
from mappamundi.envs.opposing import step_against
from mappamundi.envs.stepping import choose_at_random, find_illegal, step_games
from mappamundi.game import Game
from mappamundi.record import Record

FUNCTIONS: tuple[Callable[..., Any], ...] = (step_games, find_illegal, choose_at_random)
EVERY_FUNCTION: tuple[Callable[..., Any], ...] = (
    *FUNCTIONS,
    count_gains,
    step_against,
)  # those that only some batches need, too
KINDS = {
    "chosen": "int64[]",
    "counts": "int64[,]",
    "is_over": "boolean[]",
    "results": "int32[,]",
    "features": "int16[,]",
    "legal": "boolean[,]",
}
MORE_KINDS: dict[str, type[Record] | str] = {
    "scores": "int32[]",
    "gains": "int32[]",
    "nodes": Node,
    "desks": Desk,
    "players": SeatedBot,
    "drawn": "int64[]",
}


def written(game: Game) -> SimpleNamespace:
    """All that a batch asks a game, as it was written."""
    return SimpleNamespace(**rules_of(game), features=game.features.features)


def written_with_bots(game: Game, has_levels: bool) -> SimpleNamespace:
    """The same and all that bots ask; levels take long to compile, so only where there are any."""
    decide = contest.decide if has_levels else sight.decide
    asked = vars(wits.written(game))
    return SimpleNamespace(**asked, features=game.features.features, decide=decide)


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

    @cached_property
    def count_gains(self) -> Callable[..., None]:
        """Return what counts points on the way; few ask for it."""
        made = self.functions(written(self.game), [count_gains], self._kinds)
        counting: Callable[..., None] = made.count_gains
        return counting

    @cache  # noqa: B019  # there is one stepper a game, and it stays
    def step_against(self, has_levels: bool) -> Callable[..., None]:
        """Return what steps games with bots in some seats."""
        asked = written_with_bots(self.game, has_levels)
        stepping: Callable[..., None]
        stepping = self.functions(asked, [step_against], self._kinds).step_against
        return stepping

    @property
    def _kinds(self) -> dict[str, type[Record] | str]:
        state = self.game.rules.State
        states = {"known": state, "tables": state, "notebooks": notes(self.game)}
        return {**KINDS, **MORE_KINDS, **states}


@cache
def stepper_of(game: Game) -> Stepper:
    """Return the fastest stepper that can be had here."""
    return Stepper(game, can_compile())
