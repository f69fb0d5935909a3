"""What an expression of the dialect becomes: a text in AssemblyScript, and what kind it is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mappamundi.compiling.wasm.kinds import ArrayKind, Kind, Number, RecordKind, Width


class Untranslatable(TypeError):
    """A construct that has no translation, although the dialect may allow it."""


@dataclass(frozen=True)
class Value:
    """The text of an expression; that of a record or an array is its address."""

    text: str
    kind: Kind
    lengths: tuple[str, ...] = ()  # of an array, an extent each

    def whole(self) -> str:
        """Return it as a number."""
        if self.kind is Number.INT:
            return self.text
        if self.kind is Number.BOOL:
            return f"<i64>({self.text})"
        raise Untranslatable(f"{self.text} is no number")

    def truth(self) -> str:
        """Return it as a condition."""
        return self.text if self.kind is Number.BOOL else f"({self.whole()} != 0)"

    def of(self, kind: Kind) -> str:
        """Return it as this kind; a number is no condition unless it is asked to be one."""
        if kind is Number.INT:
            return self.whole()
        if self.kind != kind:
            raise Untranslatable(f"{self.text} is no {kind}")
        return self.text

    def given(self) -> tuple[Kind, list[str]]:
        """Return it as an argument: how many things a row has is told, not known."""
        if not isinstance(self.kind, ArrayKind):
            return self.kind, [self.text]
        kind = ArrayKind(self.kind.element, (None, *self.kind.extents[1:]))
        told = [
            f"<usize>{length}"
            for length, extent in zip(self.lengths, kind.extents, strict=True)
            if extent is None
        ]
        return kind, [self.text, *told]


@dataclass(frozen=True)
class Place:
    """Where something lies in memory."""

    address: str
    what: Width | RecordKind | ArrayKind
    offset: int = 0  # bytes after the address, known beforehand
    lengths: tuple[str, ...] = ()

    def field(self, name: str) -> Place:
        """Return a field of the record that lies here."""
        if not isinstance(self.what, RecordKind):
            raise Untranslatable(f"{self.address} has no fields")
        record, shape = self.what, self.what.shape(name)
        if shape is None:
            raise Untranslatable(f"{record.record.__name__} has no field {name}")
        what = ArrayKind(record.width, shape) if shape else record.width
        lengths = tuple(str(extent) for extent in shape)
        return Place(self.address, what, self.offset + record.offset(name), lengths)

    def cell(self, index: Value, checked: bool) -> Place:
        """Return one of the things that lie here side by side."""
        if not isinstance(self.what, ArrayKind):
            raise Untranslatable(f"{self.address} has no cells")
        inside, number = self.what.inside(), index.whole()
        stride = " * ".join([str(self.what.element.size), *self._runtime(), *self._known()])
        if checked:
            number = f"checked({number}, <i64>{self.lengths[0]})"
        address = f"({self.address} + <usize>({number}) * {stride})"
        return replace(self, address=address, what=inside, lengths=self.lengths[1:])

    def value(self) -> Value:
        """Return the number that lies here, or the address."""
        if isinstance(self.what, Width):
            return Value(f"<i64>load<{self.what.value}>({self.address}, {self.offset})", Number.INT)
        text = f"({self.address} + {self.offset})" if self.offset else self.address
        return Value(text, self.what, self.lengths)

    def store(self, value: Value) -> str:
        """Return a statement that puts a number here, or a copy of a record."""
        if isinstance(self.what, Width):
            number = f"<{self.what.value}>({value.whole()})"
            return f"store<{self.what.value}>({self.address}, {number}, {self.offset});"
        if not isinstance(self.what, RecordKind) or value.kind != self.what:
            raise Untranslatable(f"{value.text} does not go to {self.address}")
        return f"memory.copy({self.value().text}, {value.text}, {self.what.size});"

    def _runtime(self) -> list[str]:
        inner = zip(self.lengths[1:], self._extents()[1:], strict=True)
        return [length for length, extent in inner if extent is None]

    def _known(self) -> list[str]:
        return [str(extent) for extent in self._extents()[1:] if extent is not None]

    def _extents(self) -> tuple[int | None, ...]:
        assert isinstance(self.what, ArrayKind)
        return self.what.extents
