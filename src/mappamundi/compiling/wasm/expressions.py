"""Expressions of the dialect as AssemblyScript."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Protocol

from mappamundi.compiling.wasm.kinds import Kind, Number
from mappamundi.compiling.wasm.names import OwnNames
from mappamundi.compiling.wasm.values import Place, Untranslatable, Value

OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
    ast.LShift: "<<", ast.RShift: ">>", ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=",
    ast.Gt: ">", ast.GtE: ">=", ast.And: "&&", ast.Or: "||",
}  # fmt: skip
# Python's, not those of the machine: a quotient is rounded down, a rest has its divisor's sign.
DIVISIONS: dict[type[ast.AST], str] = {ast.FloorDiv: "quotient", ast.Mod: "rest"}


class Callee(Protocol):
    """A function as it was written for arguments of some kinds."""

    @property
    def label(self) -> str: ...
    @property
    def result(self) -> Number: ...


class Module(Protocol):
    """What is known to all functions of a module."""

    checked: bool

    def constant(self, name: str) -> Place | Value | None: ...
    def callee(self, name: str, kinds: Sequence[Kind]) -> Callee: ...


class Expressions:
    """Writes the expressions of one function."""

    def __init__(self, module: Module, own: OwnNames) -> None:
        self.module = module
        self.own = own
        self._builtins: dict[str, Callable[[ast.Call], Value]] = {
            "len": self._length,
            "int": lambda call: Value(self.value(call.args[0]).whole(), Number.INT),
            "bool": lambda call: Value(self.value(call.args[0]).truth(), Number.BOOL),
            "min": self._extreme,
            "max": self._extreme,
            "abs": self._size,
        }

    def value(self, node: ast.expr) -> Value:
        """Return the translation of an expression."""
        match node:
            case ast.Constant(value=bool(truth)):
                return Value("true" if truth else "false", Number.BOOL)
            case ast.Constant(value=int(number)):
                return Value(f"<i64>{number}", Number.INT)
            case ast.Name() | ast.Attribute() | ast.Subscript():
                return self._named(node)
            case ast.BinOp(left=left, op=op, right=right):
                return self._combined(op, self.value(left), self.value(right))
            case ast.UnaryOp():
                return self._signed(node)
            case ast.BoolOp(op=op, values=values):
                parts = f" {OPERATORS[type(op)]} ".join(self.value(each).truth() for each in values)
                return Value(f"({parts})", Number.BOOL)
            case ast.Compare():
                return self._compared(node)
            case ast.IfExp():
                return self._chosen(node)
            case ast.Call(func=ast.Name(id=name)):
                return self._builtins[name](node) if name in self._builtins else self._called(node)
            case _:
                raise Untranslatable(f"{ast.unparse(node)} has no translation")

    def place(self, node: ast.expr) -> Place:
        """Return where in memory an expression leads."""
        match node:
            case ast.Name(id=name):
                known = self.own.names.get(name) or self.module.constant(name)
                if isinstance(known, Value) and not isinstance(known.kind, Number):
                    return Place(known.text, known.kind, 0, known.lengths)
                if isinstance(known, Place):
                    return known
                raise Untranslatable(f"{name} lies nowhere")
            case ast.Attribute(value=value, attr=name):
                return self.place(value).field(name)
            case ast.Subscript(value=value, slice=index):
                return self.place(value).cell(self.value(index), self.module.checked)
            case _:
                raise Untranslatable(f"{ast.unparse(node)} lies nowhere")

    def combine(self, op: ast.operator, left: Value, right: ast.expr) -> Value:
        """Return a value combined with an expression, as `+=` does it."""
        return self._combined(op, left, self.value(right))

    def _named(self, node: ast.expr) -> Value:
        if isinstance(node, ast.Name):
            known = self.own.names.get(node.id) or self.module.constant(node.id)
            if isinstance(known, Value):
                return known
        return self.place(node).value()

    def _combined(self, op: ast.operator, left: Value, right: Value) -> Value:
        if type(op) in DIVISIONS:
            text = f"{DIVISIONS[type(op)]}({left.whole()}, {right.whole()})"
        else:
            text = f"({left.whole()} {OPERATORS[type(op)]} {right.whole()})"
        return Value(text, Number.INT)

    def _signed(self, node: ast.UnaryOp) -> Value:
        value = self.value(node.operand)
        match node.op:
            case ast.Not():
                return Value(f"(!{value.truth()})", Number.BOOL)
            case ast.USub():
                return Value(f"(-{value.whole()})", Number.INT)
            case _:
                return Value(f"(~{value.whole()})", Number.INT)

    def _compared(self, node: ast.Compare) -> Value:
        """Compare a chain pair by pair; what stands between two signs is worked out once."""
        parts, left = [], self.value(node.left).whole()
        for op, side in zip(node.ops, node.comparators, strict=True):
            right = self.value(side).whole()
            if side is node.comparators[-1] or isinstance(side, ast.Name | ast.Constant):
                parts.append(f"({left} {OPERATORS[type(op)]} {right})")
                left = right
            else:
                spare = self.own.spare(Number.INT.value)
                parts.append(f"({left} {OPERATORS[type(op)]} ({spare} = {right}))")
                left = spare
        return Value(f"({' && '.join(parts)})", Number.BOOL)

    def _chosen(self, node: ast.IfExp) -> Value:
        then, otherwise = self.value(node.body), self.value(node.orelse)
        kind = then.kind if then.kind == otherwise.kind else Number.INT
        test = self.value(node.test).truth()
        return Value(f"({test} ? {then.of(kind)} : {otherwise.of(kind)})", kind)

    def _length(self, call: ast.Call) -> Value:
        return Value(f"<i64>{self.place(call.args[0]).lengths[0]}", Number.INT)

    def _size(self, call: ast.Call) -> Value:
        return Value(f"abs<i64>({self.value(call.args[0]).whole()})", Number.INT)

    def _extreme(self, call: ast.Call) -> Value:
        assert isinstance(call.func, ast.Name)
        first, *others = (self.value(each).whole() for each in call.args)
        for other in others:
            first = f"{call.func.id}<i64>({first}, {other})"
        return Value(first, Number.INT)

    def _called(self, call: ast.Call) -> Value:
        assert isinstance(call.func, ast.Name)
        given = [self.value(each).given() for each in call.args]
        callee = self.module.callee(call.func.id, [kind for kind, _ in given])
        told = ", ".join(text for _, texts in given for text in texts)
        return Value(f"{callee.label}({told})", callee.result)
