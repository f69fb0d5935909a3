"""What bots ask of a game, as Python calls it: compiled where it can be, else as it is written."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any, TypeAlias

from mappamundi.bots.searching.deciding import RECKONER, SEARCHER, weigh_at_desk
from mappamundi.bots.searching.memory import Desk, Node, NoNotes
from mappamundi.bots.searching.search import search
from mappamundi.bots.searching.wits import written
from mappamundi.bots.searching.worlds import consider_worlds
from mappamundi.compiling import Runner, can_compile
from mappamundi.compiling.runner import callable_rules
from mappamundi.game import Game
from mappamundi.record import Record

# states, nodes, desks, room, seed, mind, number of the first simulation, how many -> nodes in use
Search: TypeAlias = Callable[[Any, Any, Any, Any, int, int, int, int], int]
WEIGHING = (consider_worlds, weigh_at_desk)


class Engine(Runner):
    """The search and the weighing of one game."""

    def __init__(self, game: Game, is_compiled: bool, checked: bool = False) -> None:
        super().__init__(game, is_compiled, checked)
        self.wits = callable_rules(written(game))  # all that can be asked, as it is written

    @cached_property
    def search(self) -> Search:
        """The function that runs simulations in a tree."""
        kinds = {"nodes": Node, "desks": Desk}
        made: Search = self.functions(written(self.game), [search], kinds).search
        return made

    @cached_property
    def weighing(self) -> Any:
        """`consider_worlds` and `weigh_at_desk`, for bots that do not search."""
        kinds = {"notebooks": notes(self.game), "desks": Desk}
        return self.functions(written(self.game), WEIGHING, kinds)

    def load(self, kind: int) -> None:
        """Have in memory what this way to decide needs: loading or compiling is no thinking."""
        if kind == SEARCHER:
            self.search  # noqa: B018
            return
        self.weighing.weigh_at_desk  # noqa: B018
        if kind != RECKONER:
            self.weighing.consider_worlds  # noqa: B018


@cache
def engine_of(game: Game) -> Engine:
    """The fastest engine that can be had here."""
    return Engine(game, can_compile())


@cache
def plain_engine(game: Game) -> Engine:
    """The engine that needs nothing to be compiled."""
    return Engine(game, is_compiled=False)


def notes(game: Game) -> type[Record]:
    """What a game's own judgement writes on."""
    return game.skill.notes or NoNotes
