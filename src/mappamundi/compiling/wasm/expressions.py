"""Expressions of the dialect in LLVM's language."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from llvmlite import ir

from mappamundi.compiling.wasm.arithmetic import TRUTH, WORD, Arithmetic, number, typed
from mappamundi.compiling.wasm.kinds import ArrayKind, Number, WasmKind
from mappamundi.compiling.wasm.names import OwnNames
from mappamundi.compiling.wasm.storage import Storage
from mappamundi.compiling.wasm.values import Place, Untranslatable, Value


class Callee(Protocol):
    """A function as it was written for arguments of some kinds."""

    @property
    def it(self) -> Any: ...
    @property
    def result(self) -> Number: ...


class Module(Protocol):
    """What is known to all functions of a module."""

    checked: bool
    loop: Any  # what is said of every loop

    def constant(self, name: str) -> Place | Value | None: ...
    def callee(self, name: str, kinds: Sequence[WasmKind]) -> Callee: ...


class Expressions:
    """Writes the expressions of one function."""

    def __init__(self, module: Module, own: OwnNames, builder: Any) -> None:
        self.module = module
        self.own = own
        self.builder = builder
        self.arithmetic = Arithmetic(builder)
        self.memory = Storage(builder, self.arithmetic, module.checked)
        self._builtins: dict[str, Callable[[ast.Call], Value]] = {
            "len": self._length,
            "int": lambda call: Value(self.whole(call.args[0]), Number.INT),
            "bool": lambda call: Value(self.truth(call.args[0]), Number.BOOL),
            "min": self._extreme,
            "max": self._extreme,
            "abs": lambda call: self.arithmetic.size(self.value(call.args[0])),
        }

    def value(self, node: ast.expr) -> Value:
        """Write an expression, and return what it gives."""
        match node:
            case ast.Constant(value=bool(truth)):
                return Value(ir.Constant(TRUTH, truth), Number.BOOL)
            case ast.Constant(value=int(known)):
                return number(known)
            case ast.Name() | ast.Attribute() | ast.Subscript():
                return self._named(node)
            case ast.BinOp(left=left, op=op, right=right):
                return self.arithmetic.combined(op, self.value(left), self.value(right))
            case ast.UnaryOp(op=op, operand=operand):
                return self.arithmetic.signed(op, self.value(operand))
            case ast.BoolOp(op=op, values=values):
                asked = [partial(self.truth, each) for each in values]
                return self.arithmetic.chain(asked, isinstance(op, ast.And))
            case ast.Compare():
                return self._compared(node)
            case ast.IfExp():
                return self._chosen(node)
            case ast.Call(func=ast.Name(id=name)):
                return self._builtins[name](node) if name in self._builtins else self._called(node)
            case _:
                raise Untranslatable(f"{ast.unparse(node)} has no translation")

    def whole(self, node: ast.expr) -> Any:
        """Write an expression that gives a number."""
        return self.arithmetic.whole(self.value(node))

    def truth(self, node: ast.expr) -> Any:
        """Write an expression that is a condition."""
        return self.arithmetic.truth(self.value(node))

    def place(self, node: ast.expr) -> Place:
        """Write where in memory an expression leads."""
        match node:
            case ast.Name(id=name):
                known = self.own.get(name) or self.module.constant(name)
                if isinstance(known, Value) and not isinstance(known.kind, Number):
                    return Place(known.it, known.kind, 0, known.lengths)
                if isinstance(known, Place):
                    return known
                raise Untranslatable(f"{name} lies nowhere")
            case ast.Attribute(value=value, attr=name):
                return self.place(value).field(name)
            case ast.Subscript(value=value, slice=index):
                return self.memory.cell(self.place(value), self.value(index))
            case _:
                raise Untranslatable(f"{ast.unparse(node)} lies nowhere")

    def _named(self, node: ast.expr) -> Value:
        if isinstance(node, ast.Name):
            known = self.own.get(node.id) or self.module.constant(node.id)
            if isinstance(known, Value):
                return known
        return self.memory.value(self.place(node))

    def _compared(self, node: ast.Compare) -> Value:
        """Compare a chain pair by pair; what stands between two signs is worked out once."""
        left = self.value(node.left)

        def pair(op: ast.cmpop, side: ast.expr) -> Any:
            nonlocal left
            before, left = left, self.value(side)
            return self.arithmetic.compared(op, before, left).it

        pairs = zip(node.ops, node.comparators, strict=True)
        return self.arithmetic.chain([partial(pair, *each) for each in pairs], True)

    def _chosen(self, node: ast.IfExp) -> Value:
        """Work out the one side or the other; a truth here and a number there are numbers."""
        test = self.truth(node.test)
        here, there, end = (self.builder.append_basic_block() for _ in range(3))
        self.builder.cbranch(test, here, there)
        sides = []
        for block, side in ((here, node.body), (there, node.orelse)):
            self.builder.position_at_end(block)
            sides.append((self.value(side), self.builder.block))
        kinds = {value.kind for value, _ in sides}
        kind = kinds.pop() if len(kinds) == 1 else Number.INT
        given = []
        for value, block in sides:
            self.builder.position_at_end(block)
            given.append((self.arithmetic.of(value, kind), block))
            self.builder.branch(end)
        self.builder.position_at_end(end)
        found = self.builder.phi(typed(kind))
        for it, block in given:
            found.add_incoming(it, block)
        return Value(found, kind)

    def _length(self, call: ast.Call) -> Value:
        return Value(self.memory.length(self.place(call.args[0]).lengths[0]), Number.INT)

    def _extreme(self, call: ast.Call) -> Value:
        assert isinstance(call.func, ast.Name)
        return self.arithmetic.extreme(call.func.id, [self.value(each) for each in call.args])

    def _called(self, call: ast.Call) -> Value:
        assert isinstance(call.func, ast.Name)
        given = [self._given(self.value(each)) for each in call.args]
        callee = self.module.callee(call.func.id, [kind for kind, _ in given])
        it = self.builder.call(callee.it, [each for _, some in given for each in some])
        if callee.result is Number.BOOL:
            it = self.builder.icmp_signed("!=", it, ir.Constant(WORD, 0))
        return Value(it, callee.result)

    def _given(self, value: Value) -> tuple[WasmKind, list[Any]]:
        """Hand over an argument: how many things a row has is told, not known."""
        if not isinstance(value.kind, ArrayKind):
            return value.kind, [value.it]
        kind = ArrayKind(value.kind.element, (None, *value.kind.extents[1:]))
        told = zip(value.lengths, kind.extents, strict=True)
        lengths = [self.memory.passed(length) for length, extent in told if extent is None]
        return kind, [value.it, *lengths]
