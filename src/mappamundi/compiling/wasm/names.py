"""The names that a function has of its own, as AssemblyScript declares them."""

from __future__ import annotations

from dataclasses import dataclass, field

from mappamundi.compiling.wasm.kinds import ADDRESS, ArrayKind, Kind, typed
from mappamundi.compiling.wasm.values import Untranslatable, Value


@dataclass
class OwnNames:
    """What each name stands for; a sign behind them keeps them apart from words of the language."""

    names: dict[str, Value] = field(default_factory=dict)
    fresh: dict[str, str] = field(default_factory=dict)  # to be declared at the top, with a type

    def take(self, name: str, kind: Kind) -> list[str]:
        """Make a name for an argument; its parameters, for a row comes with its length."""
        lengths: list[str] = []
        told: list[str] = []
        if isinstance(kind, ArrayKind):
            for i, extent in enumerate(kind.extents):
                lengths.append(f"{name}_{i}" if extent is None else str(extent))
            told = [f"{length}: {ADDRESS}" for length in lengths if not length.isdigit()]
        self.names[name] = Value(f"{name}_", kind, tuple(lengths))
        return [f"{name}_: {typed(kind)}", *told]

    def declare(self, name: str, value: Value) -> Value:
        """Make a name for something of this kind, unless there is one."""
        if name not in self.names:
            self.names[name] = Value(f"{name}_", value.kind, value.lengths)
            self.fresh[f"{name}_"] = typed(value.kind)
        known = self.names[name]
        if known.lengths != value.lengths:
            raise Untranslatable(f"{name} stands for rows of two lengths")
        return known

    def spare(self, kind: str) -> str:
        """Make a name that nothing else has."""
        name = f"spare{len(self.fresh)}"
        self.fresh[name] = kind
        return name
