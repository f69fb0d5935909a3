"""The names that a function has of its own, each with a variable behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mappamundi.compiling.wasm.arithmetic import typed
from mappamundi.compiling.wasm.kinds import ArrayKind, WasmKind
from mappamundi.compiling.wasm.values import Length, Untranslatable, Value


class OwnNames:
    """What each name stands for; the optimiser makes values of variables that never leave."""

    def __init__(self, builder: Any) -> None:
        self.builder = builder
        self.names: dict[str, Value] = {}  # the value is where the variable lies

    def take(self, name: str, kind: WasmKind, given: Iterator[Any]) -> None:
        """Make a name for an argument; a row comes with its length."""
        it = next(given)
        lengths: tuple[Length, ...] = ()
        if isinstance(kind, ArrayKind):
            told = (next(given) if extent is None else extent for extent in kind.extents)
            lengths = tuple(told)
        self.builder.store(it, self.declare(name, Value(it, kind, lengths)).it)

    def declare(self, name: str, value: Value) -> Value:
        """Make a name for something of this kind, unless there is one."""
        if name not in self.names:
            with self.builder.goto_entry_block():
                variable = self.builder.alloca(typed(value.kind))
            self.names[name] = Value(variable, value.kind, value.lengths)
        known = self.names[name]
        if known.lengths != value.lengths:
            raise Untranslatable(f"{name} stands for rows of two lengths")
        return known

    def get(self, name: str) -> Value | None:
        """Return what a name stands for now, if it is one of these."""
        known = self.names.get(name)
        if known is None:
            return None
        it = self.builder.load(known.it, typ=typed(known.kind))
        return Value(it, known.kind, known.lengths)
