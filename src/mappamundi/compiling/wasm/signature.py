"""How a function of a module is called from outside."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from mappamundi.compiling.unit import Unit
from mappamundi.compiling.wasm.kinds import (
    ADDRESS,
    ArrayKind,
    KindSpelling,
    Number,
    RecordKind,
    WasmKind,
    array_of,
)
from mappamundi.record import Record

ROWS = ("room", "out", "actions")  # arguments that are rows of 16 bits, in every game
WIDE = ("seed", "key", "word", "counter", "outcomes", "number")  # numbers beyond 31 bits
WIDE_RESULTS = ("stream",)
NARROW = "i32"


@dataclass(frozen=True)
class Signature:
    """The names and kinds of its arguments; numbers have 32 bits unless they need more."""

    arguments: tuple[tuple[str, WasmKind], ...]
    result: str

    @property
    def kinds(self) -> tuple[WasmKind, ...]:
        """Return the kinds alone."""
        return tuple(kind for _, kind in self.arguments)

    def parameters(self) -> Iterator[str]:
        """All that is handed over, an array as its address and its lengths."""
        for name, kind in self.arguments:
            yield outside(name, kind)
            if isinstance(kind, ArrayKind):
                yield from (ADDRESS for _ in kind.extents)


def outside(name: str, kind: WasmKind) -> str:
    """Return what an argument is to a caller."""
    if kind is not Number.INT:
        return ADDRESS
    return Number.INT.value if name in WIDE else NARROW


def signature(
    unit: Unit, name: str, state: type[Record], tables: Mapping[str, KindSpelling]
) -> Signature:
    """The signature of a function: what its arguments are follows from their names."""
    definition = ast.parse(unit.functions[name]).body[0]
    assert isinstance(definition, ast.FunctionDef)
    known: dict[str, WasmKind] = {each: array_of("int16[]") for each in ROWS}
    known |= {each: array_of(given) for each, given in tables.items()}
    known["s"] = RecordKind(state)
    names = [each.arg for each in definition.args.args]
    result = Number.INT.value if name in WIDE_RESULTS else NARROW
    return Signature(tuple((each, known.get(each, Number.INT)) for each in names), result)
