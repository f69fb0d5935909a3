"""A translation unit as one AssemblyScript module.

A function is written once for every combination of kinds it is called with, as Numba compiles it:
what swaps two cards in a row of bytes is another function than what swaps them in one of words.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence

from mappamundi.compiling.unit import Unit, cells_of, width_of
from mappamundi.compiling.wasm.function import Function
from mappamundi.compiling.wasm.kinds import ArrayKind, Kind, Number, Width
from mappamundi.compiling.wasm.signature import Signature
from mappamundi.compiling.wasm.values import Place, Untranslatable, Value

# Division as Python has it, an index that is looked at, and where the memory is free.
HEADER = """\
@inline function quotient(one: i64, other: i64): i64 {
  const whole = one / other;
  return (one ^ other) < 0 && whole * other != one ? whole - 1 : whole;
}
@inline function rest(one: i64, other: i64): i64 {
  const left = one % other;
  return left != 0 && (left ^ other) < 0 ? left + other : left;
}
@inline function checked(index: i64, length: i64): i64 {
  if (<u64>index >= <u64>length) unreachable();
  return index;
}
export function free(): usize { return __heap_base; }
"""


class Emitter:
    """Writes a module, from the functions that are asked of it to all they need."""

    def __init__(self, unit: Unit, checked: bool = False) -> None:
        self.unit = unit
        self.checked = checked  # whether every index is looked at
        self.functions: dict[tuple[str, tuple[Kind, ...]], Function] = {}
        self.tables: dict[str, str] = {}

    def source(self, signatures: Mapping[str, Signature]) -> str:
        """The whole text, with these functions for callers outside."""
        exports = [self._export(name, each) for name, each in signatures.items()]
        functions = [each.text for each in self.functions.values()]
        return "\n".join([HEADER, *self.tables.values(), *functions, *exports, ""])

    def callee(self, name: str, kinds: Sequence[Kind]) -> Function:
        """The function of that name for arguments of these kinds."""
        key = name, tuple(kinds)
        if key not in self.functions:
            definition = ast.parse(self.unit.functions[name]).body[0]
            assert isinstance(definition, ast.FunctionDef)
            label = f"{name}_{sum(known == name for known, _ in self.functions)}"
            try:
                self.functions[key] = Function(self, label, definition, kinds)
            except Untranslatable as error:
                raise Untranslatable(f"{name}: {error}") from error
        return self.functions[key]

    def constant(self, name: str) -> Place | Value | None:
        """A number, or where a table of numbers lies."""
        known = self.unit.constant(name)
        if known is None or isinstance(known, int):
            return None if known is None else Value(f"<i64>{int(known)}", Number.INT)
        width = Width.of(width_of(known))
        if name not in self.tables:
            cells = ", ".join(map(str, cells_of(known)))
            data = f"memory.data<{width.value}>([{cells}], {width.size})"
            self.tables[name] = f"const {name}: usize = {data};"
        inner = (len(known[0]),) if isinstance(known[0], tuple) else ()
        shape = (len(known), *inner)
        return Place(name, ArrayKind(width, shape), 0, tuple(map(str, shape)))

    def _export(self, name: str, signature: Signature) -> str:
        """A function for callers outside, whose numbers are as narrow as theirs."""
        function = self.callee(name, signature.kinds)
        told = ", ".join(signature.parameters())
        call = f"{function.label}({', '.join(signature.passed())})"
        if function.result is Number.VOID:
            return f"export function {name}({told}): void {{ {call}; }}"
        result = signature.result
        return f"export function {name}({told}): {result} {{ return <{result}>{call}; }}"
