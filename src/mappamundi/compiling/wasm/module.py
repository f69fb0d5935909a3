"""A translation unit on its way to WebAssembly: its source, and what its callers must know."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mappamundi.compiling.unit import Unit
from mappamundi.compiling.wasm.emitter import Emitter
from mappamundi.compiling.wasm.kinds import KindSpelling
from mappamundi.compiling.wasm.layout import layout
from mappamundi.compiling.wasm.signature import signature
from mappamundi.record import Record


@dataclass(frozen=True)
class WasmModule:
    """A text in LLVM's language, to be assembled by `build`, and the layout of what it works on."""

    source: str
    layout: dict[str, Any]


def wasm_module(
    unit: Unit,
    names: Sequence[str],
    state: type[Record],
    tables: Mapping[str, KindSpelling],
    hot: Collection[str],
    checked: bool = False,
    own: Mapping[str, Mapping[str, KindSpelling]] | None = None,
) -> WasmModule:
    """A module of these functions; `tables` are arguments that are arrays, as `twin` takes them.

    `own` are such arguments of one function alone, by its name.

    `hot` are those of them in which the time goes: they are made fast, the others small.
    `checked` looks at every index, for tests: elsewhere one too large would change what lies
    behind.
    """
    theirs = own or {}
    signatures = {
        name: signature(unit, name, state, {**tables, **theirs.get(name, {})}) for name in names
    }
    source = Emitter(unit, checked).source(signatures, hot)
    return WasmModule(source, layout(signatures))
