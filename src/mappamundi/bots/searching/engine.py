"""The search as Python calls it: compiled where Numba is installed, else as it is written."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib.util import find_spec
from typing import Any, TypeAlias

import numpy as np

from mappamundi.bots.searching.memory import Desk, Node
from mappamundi.bots.searching.search import search
from mappamundi.bots.searching.wits import callable_wits, written
from mappamundi.compiling import gather, twin
from mappamundi.game import LARGEST_CHOICE, Game
from mappamundi.record import Record

# states, nodes, desks, room, seed, mind, number of the first simulation, how many -> nodes in use
Search: TypeAlias = Callable[[Any, Any, Any, Any, int, int, int, int], int]


class Row(list[Any]):
    """Plain states in a row, where putting one into a cell copies it as in an array of records."""

    def __setitem__(self, index: Any, state: Any) -> None:
        super().__setitem__(index, state.copy())


class Engine:
    """The search of one game, and how the memory is made that it works on."""

    def __init__(self, game: Game, is_compiled: bool, checked: bool = False) -> None:
        self.game = game
        self.is_compiled = is_compiled
        self.is_sealing_game = "sealed" in dict(game.rules.State.FIELDS)
        self.wits = callable_wits(game)  # all that can be asked about the game, interpreted
        self.search: Search = compiled_search(game, checked) if is_compiled else plain_search(game)

    def row(self, kind: type[Record], length: int) -> Any:
        """So many records, empty."""
        if self.is_compiled:
            return np.full(length, kind().pack())
        return Row(kind() for _ in range(length))

    def room(self) -> Any:
        """Where legal actions are written."""
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
        """A plain record out of a row."""
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


def plain_search(game: Game) -> Search:
    """The search as it is written."""
    return partial(search, callable_wits(game))
