"""The search as Python calls it: compiled where Numba is installed, else as it is written."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, partial
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np

from mappamundi.bots.searching.judging import consider_worlds, judge_action
from mappamundi.bots.searching.memory import Desk, Node
from mappamundi.bots.searching.search import search
from mappamundi.bots.searching.wits import callable_wits, written
from mappamundi.bots.settings import SearchSettings
from mappamundi.compiling import Twin, gather, twin
from mappamundi.game import LARGEST_CHOICE, Game
from mappamundi.record import Record

# states, nodes, desks, room, seed, mind, number of the first simulation, how many -> nodes in use
Search: TypeAlias = Callable[[Any, Any, Any, Any, int, int, int, int], int]
JUDGING = (consider_worlds, judge_action)


class Row(list[Any]):
    """Plain states in a row, where putting one into a cell copies it as in an array of records."""

    def __setitem__(self, index: Any, state: Any) -> None:
        super().__setitem__(index, state.copy())


class Engine:
    """The search of one game, and how the memory is made that it works on."""

    def __init__(self, game: Game, is_compiled: bool, checked: bool = False) -> None:
        self.game = game
        self.is_compiled = is_compiled
        self.checked = checked
        self.wits = callable_wits(game)  # all that can be asked about the game, interpreted

    @cached_property
    def search(self) -> Search:
        """The function that runs simulations in a tree, compiled or as written."""
        if self.is_compiled:
            return compiled_search(self.game, self.checked)
        return plain_search(self.game)

    @cached_property
    def judgement(self) -> Any:
        """`consider_worlds` and `judge_action`, for a game that has a judgement of its own."""
        if self.is_compiled:
            return compiled_judgement(self.game)
        plain = {each.__name__: partial(each, self.wits) for each in JUDGING}
        return SimpleNamespace(**plain)

    def load(self, settings: SearchSettings) -> None:
        """Have in memory what these settings need: loading it, or compiling it, is no thinking."""
        if settings.simulations > 0:
            self.search  # noqa: B018
        elif settings.worlds > 0:
            self.judgement  # noqa: B018

    def row(self, kind: type[Record], length: int) -> Any:
        """Return so many empty records."""
        if self.is_compiled:
            return np.full(length, kind().pack())
        return Row(kind() for _ in range(length))

    def room(self) -> Any:
        """Return an array into which legal actions are written."""
        return np.zeros(LARGEST_CHOICE, np.int16) if self.is_compiled else [0] * LARGEST_CHOICE

    def put(self, row: Any, index: int, record: Record) -> None:
        """Lay a plain record into a row."""
        row[index] = record.pack() if self.is_compiled else record

    def note(self, row: Any, **fields: int) -> None:
        """Write some fields of the first record of a row."""
        for name, number in fields.items():
            if self.is_compiled:
                row[name][0] = number
            else:
                setattr(row[0], name, number)

    def get(self, row: Any, index: int, kind: type[Record]) -> Any:
        """Return a record of a row as a plain object."""
        return kind.unpack(row[index]) if self.is_compiled else row[index]


@cache
def engine_of(game: Game) -> Engine:
    """The fastest engine that can be had here."""
    return Engine(game, find_spec("numba") is not None)


def compiled_search(game: Game, checked: bool) -> Search:
    """The search in machine code, compiled now or long ago; `checked` looks at every index."""
    unit = gather(written(game), [search])
    compiled = twin(game, unit, {"nodes": Node, "desks": Desk}, checked)
    entry: Search = compiled.search
    return entry


def compiled_judgement(game: Game) -> Twin:
    """The judgement of a game in machine code."""
    assert game.skill.notes is not None
    return twin(game, gather(written(game), JUDGING), {"notebooks": game.skill.notes})


def plain_search(game: Game) -> Search:
    """The search as it is written."""
    return partial(search, callable_wits(game))
