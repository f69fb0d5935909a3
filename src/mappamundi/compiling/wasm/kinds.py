"""What an expression of the dialect can be: a number, a record in memory, or an array there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

from mappamundi.record import Cells, Record

ADDRESS = "i32"  # what an address is to callers outside


class Number(Enum):
    """A number as it is computed with; all whole numbers have 64 bits, as Numba's have."""

    INT = "i64"
    BOOL = "bool"
    VOID = "void"


class Width(Enum):
    """A number as it lies in memory."""

    I8 = "i8"
    I16 = "i16"
    I32 = "i32"
    I64 = "i64"

    @property
    def bits(self) -> int:
        """How many bits it has."""
        return int(self.value[1:])

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return self.bits // 8

    @classmethod
    def of(cls, name: str) -> Width:
        """Return the width that NumPy calls `int16`."""
        return cls(name.replace("int", "i"))


@dataclass(frozen=True)
class RecordKind:
    """A record in memory, laid out as its DTYPE says."""

    record: type[Record]

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return int(self.record.DTYPE.itemsize)

    @property
    def width(self) -> Width:
        """Return how wide its numbers are."""
        return Width(f"i{8 * self.record.NUMBER().itemsize}")

    def offset(self, field: str) -> int:
        """Where a field begins."""
        fields: Any = self.record.DTYPE.fields
        return int(fields[field][1])

    def shape(self, field: str) -> tuple[int, ...] | None:
        """Return the shape of a field, () for a single number; None if there is no such field."""
        for name, start in self.record.FIELDS:
            if name == field:
                return start.shape if isinstance(start, Cells) else ()
        return None


@dataclass(frozen=True)
class ArrayKind:
    """Numbers or records side by side; an extent that only the caller knows is None."""

    element: Width | RecordKind
    extents: tuple[int | None, ...]

    def inside(self) -> Width | RecordKind | ArrayKind:
        """Return what one index leads to."""
        rest = self.extents[1:]
        return ArrayKind(self.element, rest) if rest else self.element


WasmKind: TypeAlias = Number | RecordKind | ArrayKind
KindSpelling: TypeAlias = type[Record] | str  # as `twin` takes it: records, "int32[]" or "int32[,]"


def array_of(given: KindSpelling) -> ArrayKind:
    """An argument that is an array, as it is declared for all targets."""
    if not isinstance(given, str):
        return ArrayKind(RecordKind(given), (None,))
    name, _, shape = given.partition("[")
    return ArrayKind(Width.of(name), (None,) * (shape.count(",") + 1))
