"""Functions in the dialect as Python calls them: compiled, or as they are written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from inspect import signature
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from mappamundi.compiling.cpu import twin
from mappamundi.compiling.unit import gather
from mappamundi.game import LARGEST_CHOICE, Game
from mappamundi.record import Record


class Row(list[Any]):
    """Plain states in a row, where putting one into a cell copies it as in an array of records."""

    def __setitem__(self, index: Any, state: Any) -> None:
        super().__setitem__(index, state.copy())


class Runner:
    """Runs functions on a game at one of two speeds, and makes the memory that they work on."""

    def __init__(self, game: Game, is_compiled: bool, checked: bool = False) -> None:
        self.game = game
        self.is_compiled = is_compiled
        self.checked = checked  # where it is compiled: whether every index is looked at

    def functions(
        self,
        rules: SimpleNamespace,
        functions: Sequence[Callable[..., Any]],
        kinds: Mapping[str, type[Record] | str],
        has_long_loops: bool = False,
    ) -> Any:
        """The functions by name, to be called without `rules`; the rest is as `twin` takes it."""
        if self.is_compiled:
            unit = gather(rules, functions)
            return twin(self.game, unit, kinds, self.checked, has_long_loops)
        known = callable_rules(rules)
        return SimpleNamespace(**{each.__name__: partial(each, known) for each in functions})

    def row(self, kind: type[Record], length: int) -> Any:
        """A row of fresh records, packed where the code is compiled."""
        if self.is_compiled:
            return np.full(length, kind().pack())
        return Row(kind() for _ in range(length))

    def room(self) -> Any:
        """Return an array into which legal actions are written."""
        return np.zeros(LARGEST_CHOICE, np.int16) if self.is_compiled else [0] * LARGEST_CHOICE

    def numbers(self, length: int) -> Any:
        """Return where whole numbers are noted down, one after the other."""
        return np.zeros(length, np.int32) if self.is_compiled else [0] * length

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

    def noted(self, row: Any, name: str, count: int) -> list[int]:
        """Return the first numbers of a field of the first record of a row."""
        cells: list[int] = row[name][0].tolist() if self.is_compiled else getattr(row[0], name)
        return cells[:count]

    def get(self, row: Any, index: int, kind: type[Record]) -> Any:
        """Return a plain record out of a row."""
        return kind.unpack(row[index]) if self.is_compiled else row[index]

    def states(self, packed: npt.NDArray[Any]) -> Any:
        """Games to be played on, as they are packed here."""
        if self.is_compiled:
            return packed.copy()
        return Row(self.game.rules.State.unpack(each) for each in packed)

    def packed(self, states: Any) -> npt.NDArray[Any]:
        """Return the states of games packed into records again."""
        if self.is_compiled:
            return np.array(states)
        return np.array([each.pack() for each in states])


def can_compile() -> bool:
    """Is there a compiler here?"""
    return find_spec("numba") is not None


def rules_of(game: Game) -> dict[str, Callable[..., Any]]:
    """The functions of a game's rules that others in the dialect may ask, by name."""
    rules = game.rules
    return {
        "waiting": rules.waiting,
        "outcomes": rules.outcomes,
        "legal": rules.legal,
        "is_legal": rules.is_legal,
        "apply": rules.apply,
        "score": rules.score,
        "place": rules.place,
        "redact": rules.redact,
        "imagine": rules.imagine,
    }


def callable_rules(written: SimpleNamespace) -> SimpleNamespace:
    """Functions by name, to be called as they are: those that ask `rules` have them at hand."""
    rules = SimpleNamespace()
    for name, function in vars(written).items():
        setattr(rules, name, _bound(function, rules))
    return rules


def _bound(function: Callable[..., Any], rules: SimpleNamespace) -> Callable[..., Any]:
    first = next(iter(signature(function).parameters))
    return partial(function, rules) if first == "rules" else function
