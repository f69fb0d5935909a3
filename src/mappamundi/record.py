"""A state declared once: a plain object to run on, a NumPy record to pack, compile and ship."""

from __future__ import annotations

from functools import partial
from itertools import accumulate
from math import prod
from struct import Struct
from typing import Any, ClassVar, Self, TypeAlias, overload

import numpy as np
import numpy.typing as npt

Seat: TypeAlias = int  # from 0; as one who looks also SPECTATOR
Actor: TypeAlias = int  # a seat, or NATURE
Action: TypeAlias = int  # what an actor may do, by a number of the game's own

MOST_SEATS = 12
NATURE = 12  # chance, as the one who moves; its bit in `waiting` lies above those of the seats
SPECTATOR = 13  # a viewer who knows nothing private
NONE = -1  # an empty cell
HIDDEN = -2  # a cell whose content the viewer does not know

CODES = {8: "b", 16: "h", 32: "i"}  # the same, as bytes
WIDTHS: dict[int, type[np.signedinteger[Any]]] = {8: np.int8, 16: np.int16, 32: np.int32}


class Cells:
    """The declaration of a field that is a row or a grid of integers."""

    def __init__(self, shape: tuple[int, ...], fill: int) -> None:
        self.shape = shape
        self.fill = fill

    def fresh(self) -> Any:
        """The row or grid at the start."""
        if len(self.shape) == 1:
            return [self.fill] * self.shape[0]
        rows, columns = self.shape
        return [[self.fill] * columns for _ in range(rows)]


@overload
def cells(rows: int, /, *, fill: int = 0) -> list[int]: ...
@overload
def cells(rows: int, columns: int, /, *, fill: int = 0) -> list[list[int]]: ...
def cells(*shape: int, fill: int = 0) -> Any:
    """Declare a row (one number) or a grid (two) of integers, all `fill` at the start."""
    return Cells(shape, fill)


class Record:
    """Base of a game's state: integer fields of fixed shape, all of one width."""

    DTYPE: ClassVar[np.dtype[Any]]
    FIELDS: ClassVar[tuple[tuple[str, int | Cells], ...]]
    PLACES: ClassVar[tuple[tuple[str, int], ...]]  # of the first number of each field
    LAYOUT: ClassVar[Struct]
    NUMBER: ClassVar[type[np.signedinteger[Any]]]

    def __init_subclass__(cls, bits: int = 16) -> None:
        names = [name for name in cls.__annotations__ if name.islower()]
        cls.FIELDS = tuple((name, getattr(cls, name)) for name in names)
        cls.NUMBER = WIDTHS[bits]
        sizes = [prod(_shape(start)) for _, start in cls.FIELDS]
        cls.PLACES = tuple(zip(names, accumulate(sizes, initial=0), strict=False))
        # Aligned: a GPU would otherwise read every number byte by byte.
        shapes = [(name, cls.NUMBER, _shape(start)) for name, start in cls.FIELDS]
        cls.DTYPE = np.dtype(shapes, align=True)
        cls.LAYOUT = Struct(f"{cls.DTYPE.itemsize * 8 // bits}{CODES[bits]}")
        written: dict[str, Any] = {"blank": partial(object.__new__, cls)}
        exec(_copying(cls.FIELDS) + _numbering(cls.FIELDS), written)
        cls.copy, cls.numbers = written["copy"], written["numbers"]  # type: ignore[method-assign]

    def __init__(self) -> None:
        for name, start in self.FIELDS:
            setattr(self, name, start.fresh() if isinstance(start, Cells) else start)

    def copy(self) -> Self:
        """An independent state with the same numbers."""
        raise NotImplementedError  # written out for each class

    def numbers(self) -> list[int]:
        """Every integer of the state, in the order of declaration."""
        raise NotImplementedError  # written out for each class

    def changes(self, later: Self) -> list[int]:
        """The place and the value, by turns, of every integer that is another in a later state."""
        found: list[int] = []
        for name, first in self.PLACES:
            one, other = getattr(self, name), getattr(later, name)
            if one != other:
                _note(_rows(one), _rows(other), first, found)
        return found

    @classmethod
    def has(cls, field: str) -> bool:
        """Is a field of that name declared?"""
        return any(name == field for name, _ in cls.FIELDS)

    def pack(self) -> np.void:
        """The state as one NumPy record, for compiled rules; a number too wide is an error."""
        row: npt.NDArray[Any] = np.array(self.numbers(), dtype=self.NUMBER)
        packed: np.void = row.view(self.DTYPE)[0]
        return packed

    @classmethod
    def unpack(cls, packed: np.void) -> Self:
        """The plain object of a record."""
        state = object.__new__(cls)
        for name, start in cls.FIELDS:
            value = packed[name]
            setattr(state, name, value.tolist() if isinstance(start, Cells) else int(value))
        return state

    def to_bytes(self) -> bytes:
        """The packed state as bytes: equal bytes, equal states."""
        return self.LAYOUT.pack(*self.numbers())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, name)}" for name, _ in self.FIELDS)
        return f"{type(self).__name__}({inner})"


def _shape(start: int | Cells) -> tuple[int, ...]:
    return start.shape if isinstance(start, Cells) else ()


def _rows(value: Any) -> list[list[int]]:
    if isinstance(value, int):
        return [[value]]
    return value if isinstance(value[0], list) else [value]


def _note(rows: list[list[int]], others: list[list[int]], first: int, found: list[int]) -> None:
    for row, other in zip(rows, others, strict=True):
        if row != other:
            for place, number in enumerate(other, first):
                if number != row[place - first]:
                    found += (place, number)
        first += len(row)


# A table copies its state for every action and every viewer. Written out field by field that takes
# half the time of a loop over names.


def _copying(fields: tuple[tuple[str, int | Cells], ...]) -> str:
    lines = ["def copy(self):", "    twin = blank()"]
    for name, start in fields:
        rows = _shape(start)
        copied = f"self.{name}"
        if len(rows) == 1:
            copied += "[:]"
        elif rows:
            copied = "[" + ", ".join(f"rows[{row}][:]" for row in range(rows[0])) + "]"
            lines.append(f"    rows = self.{name}")
        lines.append(f"    twin.{name} = {copied}")
    return "\n".join([*lines, "    return twin", ""])


def _numbering(fields: tuple[tuple[str, int | Cells], ...]) -> str:
    parts = []
    for name, start in fields:
        rows = _shape(start)
        if not rows:
            parts.append(f"self.{name}")
        elif len(rows) == 1:
            parts.append(f"*self.{name}")
        else:
            parts += [f"*self.{name}[{row}]" for row in range(rows[0])]
    return f"def numbers(self):\n    return [{', '.join(parts)}]\n"
