"""Numbers and conditions in LLVM's language, as Python means them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

from llvmlite import ir

from mappamundi.compiling.wasm.kinds import Number, WasmKind
from mappamundi.compiling.wasm.values import Untranslatable, Value

WORD = ir.IntType(64)
TRUTH = ir.IntType(1)
ADDRESS = ir.IntType(32)
POINTER = ir.PointerType()
LAST_BIT = 63  # a shift goes as far at most

OPERATIONS: dict[type[ast.operator], Callable[..., Any]] = {
    ast.Add: ir.IRBuilder.add,
    ast.Sub: ir.IRBuilder.sub,
    ast.Mult: ir.IRBuilder.mul,
    ast.BitAnd: ir.IRBuilder.and_,
    ast.BitOr: ir.IRBuilder.or_,
    ast.BitXor: ir.IRBuilder.xor,
    ast.LShift: ir.IRBuilder.shl,
    ast.RShift: ir.IRBuilder.ashr,
}
COMPARISONS = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip


def number(value: int) -> Value:
    """Return a number that is known."""
    return Value(ir.Constant(WORD, value), Number.INT)


def typed(kind: WasmKind) -> Any:
    """Return what a variable of this kind is to LLVM."""
    if isinstance(kind, Number):
        return {Number.INT: WORD, Number.BOOL: TRUTH}[kind]
    return POINTER


class Arithmetic:
    """Writes what is done with numbers."""

    def __init__(self, builder: Any) -> None:
        self.builder = builder

    def whole(self, value: Value) -> Any:
        """Return it as a number."""
        if value.kind is Number.INT:
            return value.it
        if value.kind is Number.BOOL:
            return self.builder.zext(value.it, WORD)
        raise Untranslatable(f"what is {value.kind} is no number")

    def truth(self, value: Value) -> Any:
        """Return it as a condition."""
        if value.kind is Number.BOOL:
            return value.it
        return self.builder.icmp_signed("!=", self.whole(value), ir.Constant(WORD, 0))

    def of(self, value: Value, kind: WasmKind) -> Any:
        """Return it as this kind; a number is no condition unless it is asked to be one."""
        if kind is Number.INT:
            return self.whole(value)
        if value.kind != kind:
            raise Untranslatable(f"what is {value.kind} is no {kind}")
        return value.it

    def combined(self, op: ast.operator, left: Value, right: Value) -> Value:
        """Return what an operator makes of two numbers."""
        one, other = self.whole(left), self.whole(right)
        if isinstance(op, ast.FloorDiv):
            return Value(self._quotient(one, other), Number.INT)
        if isinstance(op, ast.Mod):
            return Value(self._rest(one, other), Number.INT)
        if isinstance(op, ast.LShift | ast.RShift):
            other = self.builder.and_(other, ir.Constant(WORD, LAST_BIT))
        return Value(OPERATIONS[type(op)](self.builder, one, other), Number.INT)

    def compared(self, op: ast.cmpop, left: Value, right: Value) -> Value:
        """Return whether two numbers are so."""
        sign = COMPARISONS[type(op)]
        told = self.builder.icmp_signed(sign, self.whole(left), self.whole(right))
        return Value(told, Number.BOOL)

    def signed(self, op: ast.unaryop, value: Value) -> Value:
        """Return it with a sign before it."""
        match op:
            case ast.Not():
                return Value(self.builder.not_(self.truth(value)), Number.BOOL)
            case ast.USub():
                return Value(self.builder.neg(self.whole(value)), Number.INT)
            case _:
                return Value(self.builder.not_(self.whole(value)), Number.INT)

    def size(self, value: Value) -> Value:
        """Return how far it is from zero."""
        return self.extreme("max", [value, self.signed(ast.USub(), value)])

    def extreme(self, name: str, values: Sequence[Value]) -> Value:
        """Return the least or the greatest of some numbers."""
        first, *others = (self.whole(each) for each in values)
        sign = "<" if name == "min" else ">"
        for other in others:
            is_better = self.builder.icmp_signed(sign, other, first)
            first = self.builder.select(is_better, other, first)
        return Value(first, Number.INT)

    def chain(self, parts: Sequence[Callable[[], Any]], going_on: bool) -> Value:
        """Ask one condition after the other, as long as each is `going_on`."""
        end = self.builder.append_basic_block()
        stopped = []
        for part in parts[:-1]:
            told = part()
            after = self.builder.append_basic_block()
            stopped.append(self.builder.block)
            self.builder.cbranch(told, *((after, end) if going_on else (end, after)))
            self.builder.position_at_end(after)
        last = parts[-1]()
        asked = self.builder.block
        self.builder.branch(end)
        self.builder.position_at_end(end)
        found = self.builder.phi(TRUTH)
        for block in stopped:
            found.add_incoming(ir.Constant(TRUTH, not going_on), block)
        found.add_incoming(last, asked)
        return Value(found, Number.BOOL)

    def _quotient(self, one: Any, other: Any) -> Any:
        """Rounded down, where the machine's is rounded towards zero."""
        builder, none = self.builder, ir.Constant(WORD, 0)
        whole, left = builder.sdiv(one, other), builder.srem(one, other)
        differ = builder.icmp_signed("<", builder.xor(left, other), none)
        is_below = builder.and_(differ, builder.icmp_signed("!=", left, none))
        return builder.sub(whole, builder.zext(is_below, WORD))

    def _rest(self, one: Any, other: Any) -> Any:
        """With the sign of its divisor, where the machine's has that of what is divided."""
        builder, none = self.builder, ir.Constant(WORD, 0)
        left = builder.srem(one, other)
        differ = builder.icmp_signed("<", builder.xor(left, other), none)
        is_other = builder.and_(differ, builder.icmp_signed("!=", left, none))
        return builder.select(is_other, builder.add(left, other), left)
