"""A translation unit as one module in LLVM's language.

A function is written once for every combination of kinds it is called with, as Numba compiles it:
what swaps two cards in a row of bytes is another function than what swaps them in one of words.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from llvmlite import ir

from mappamundi.compiling.unit import Unit, cells_of, width_of
from mappamundi.compiling.wasm.arithmetic import ADDRESS, POINTER, WORD, number
from mappamundi.compiling.wasm.function import Function, kind_of
from mappamundi.compiling.wasm.kinds import ArrayKind, Number, WasmKind, Width
from mappamundi.compiling.wasm.signature import Signature
from mappamundi.compiling.wasm.values import Place, Untranslatable, Value

# Said of every function. Nothing in it may become a call of a library either, for there is none;
# but that is an attribute which the package does not know.
CALM = "nounwind"
# Said of every loop. Most go over as many seats or cards as only the game knows, and those are few:
# several at once take longer to begin than they save. What is known beforehand is unrolled.
SHORT = "llvm.loop.unroll.runtime.disable"


class Emitter:
    """Writes a module, from the functions that are asked of it to all they need."""

    def __init__(self, unit: Unit, checked: bool = False) -> None:
        self.unit = unit
        self.checked = checked  # whether every index is looked at
        self.is_hot = True  # what is being written
        self.module = ir.Module("rules")
        self.loop = _about_loops(self.module)
        self.functions: dict[tuple[str, tuple[WasmKind, ...]], Function] = {}
        self.tables: dict[str, Any] = {}

    def source(self, signatures: Mapping[str, Signature], hot: Collection[str]) -> str:
        """The whole text, with these functions for callers outside.

        What the hot ones need is to be fast; all that only the others need is to be small.
        """
        for name in sorted(signatures, key=lambda name: name not in hot):
            self.is_hot = name in hot
            self._export(name, signatures[name])
        return str(self.module).replace(f" {CALM}", f' {CALM} "no-builtins"')

    def callee(self, name: str, kinds: Sequence[WasmKind]) -> Function:
        """The function of that name for arguments of these kinds."""
        key = name, tuple(kinds)
        if key not in self.functions:
            definition = ast.parse(self.unit.functions[name]).body[0]
            assert isinstance(definition, ast.FunctionDef)
            label = f"{name}.{sum(known == name for known, _ in self.functions)}"
            it = self._function(kind_of(definition, kinds), label)
            it.linkage = "internal"
            try:
                self.functions[key] = Function(self, it, definition, kinds)
            except Untranslatable as error:
                raise Untranslatable(f"{name}: {error}") from error
        return self.functions[key]

    def constant(self, name: str) -> Place | Value | None:
        """A number, or where a table of numbers lies."""
        known = self.unit.constant(name)
        if known is None or isinstance(known, int):
            return None if known is None else number(int(known))
        width = Width.of(width_of(known))
        if name not in self.tables:
            self.tables[name] = self._table(name, width, cells_of(known))
        inner = (len(known[0]),) if isinstance(known[0], tuple) else ()
        shape = (len(known), *inner)
        return Place(self.tables[name], ArrayKind(width, shape), 0, shape)

    def _table(self, name: str, width: Width, cells: Sequence[int]) -> Any:
        kind = ir.ArrayType(ir.IntType(width.bits), len(cells))
        table: Any = ir.GlobalVariable(self.module, kind, name)
        table.initializer = ir.Constant(kind, cells)
        table.global_constant = True
        table.linkage = "internal"
        return table

    def _function(self, kind: Any, name: str) -> Any:
        it = ir.Function(self.module, kind, name)
        it.attributes.add(CALM)
        if not self.is_hot:
            it.attributes.add("optsize")
        return it

    def _export(self, name: str, signature: Signature) -> None:
        """A function for callers outside, whose numbers are as narrow as theirs."""
        inner = self.callee(name, signature.kinds)
        kinds = {"i32": ADDRESS, "i64": WORD}
        told = [kinds[each] for each in signature.parameters()]
        result = ir.VoidType() if inner.result is Number.VOID else kinds[signature.result]
        outer = self._function(ir.FunctionType(result, told), name)
        builder = ir.IRBuilder(outer.append_basic_block())
        found = builder.call(inner.it, list(_passed(builder, inner.it, outer)))
        if inner.result is Number.VOID:
            builder.ret_void()
        else:
            builder.ret(found if result is WORD else builder.trunc(found, result))


def _about_loops(module: Any) -> Any:
    """What is said of loops; the first that it names is itself, as LLVM wants it."""
    said = module.add_metadata([None, [SHORT]])
    said.operands = (said, *said.operands[1:])
    return said


def _passed(builder: Any, inner: Any, outer: Any) -> Iterator[Any]:
    """The arguments of a function for callers outside, as the one inside takes them."""
    for wanted, given in zip(inner.args, outer.args, strict=True):
        if wanted.type == given.type:
            yield given
        elif wanted.type == POINTER:
            yield builder.inttoptr(given, POINTER)
        else:
            yield builder.sext(given, wanted.type)
