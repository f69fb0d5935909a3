"""What an expression of the dialect becomes: a value in LLVM's language, or a place in memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from mappamundi.compiling.wasm.kinds import ArrayKind, RecordKind, WasmKind, Width

Length: TypeAlias = Any  # of an array: a number, or a value where only the caller knows it


class Untranslatable(TypeError):
    """A construct that has no translation, although the dialect may allow it."""


@dataclass(frozen=True)
class Value:
    """The value of an expression; that of a record or an array is its address."""

    it: Any
    kind: WasmKind
    lengths: tuple[Length, ...] = ()  # of an array, an extent each


@dataclass(frozen=True)
class Place:
    """Where something lies in memory."""

    address: Any
    what: Width | RecordKind | ArrayKind
    offset: int = 0  # bytes after the address, known beforehand
    lengths: tuple[Length, ...] = ()

    def field(self, name: str) -> Place:
        """Return a field of the record that lies here."""
        if not isinstance(self.what, RecordKind):
            raise Untranslatable(f"{name} is asked of no record")
        record, shape = self.what, self.what.shape(name)
        if shape is None:
            raise Untranslatable(f"{record.record.__name__} has no field {name}")
        what = ArrayKind(record.width, shape) if shape else record.width
        return Place(self.address, what, self.offset + record.offset(name), shape)
