"""What lies in memory: how a cell is found, read and written."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from llvmlite import ir

from mappamundi.compiling.wasm.arithmetic import ADDRESS, POINTER, TRUTH, WORD, Arithmetic
from mappamundi.compiling.wasm.kinds import ArrayKind, Number, RecordKind, Width
from mappamundi.compiling.wasm.values import Length, Place, Untranslatable, Value

BYTE = ir.IntType(8)


class Storage:
    """Writes what is done with memory; `checked` looks at every index."""

    def __init__(self, builder: Any, arithmetic: Arithmetic, checked: bool) -> None:
        self.builder = builder
        self.arithmetic = arithmetic
        self.checked = checked

    def cell(self, place: Place, index: Value) -> Place:
        """Return one of the things that lie at a place side by side."""
        if not isinstance(place.what, ArrayKind):
            raise Untranslatable("an index is put to what has no cells")
        number = self.arithmetic.whole(index)
        if self.checked:
            self._check(number, place.lengths[0])
        bytes_between = self._product([place.what.element.size, *place.lengths[1:]])
        further = self.builder.mul(self.builder.trunc(number, ADDRESS), bytes_between)
        address = self._beyond(place.address, further)
        return replace(place, address=address, what=place.what.inside(), lengths=place.lengths[1:])

    def value(self, place: Place) -> Value:
        """Return the number that lies there, or the address."""
        address = self._at(place)
        if not isinstance(place.what, Width):
            return Value(address, place.what, place.lengths)
        found = self.builder.load(address, typ=ir.IntType(place.what.bits))
        wide = found if place.what is Width.I64 else self.builder.sext(found, WORD)
        return Value(wide, Number.INT)

    def store(self, place: Place, value: Value) -> None:
        """Put a number there, or a copy of a record."""
        if isinstance(place.what, Width):
            number = self.arithmetic.whole(value)
            if place.what is not Width.I64:
                number = self.builder.trunc(number, ir.IntType(place.what.bits))
            self.builder.store(number, self._at(place))
            return
        if not isinstance(place.what, RecordKind) or value.kind != place.what:
            raise Untranslatable(f"what is {value.kind} does not go there")
        copy = self.builder.module.declare_intrinsic("llvm.memmove", [POINTER, POINTER, ADDRESS])
        size = ir.Constant(ADDRESS, place.what.size)
        self.builder.call(copy, [self._at(place), value.it, size, ir.Constant(TRUTH, 0)])

    def length(self, of: Length) -> Any:
        """Return an extent as a number."""
        if isinstance(of, int):
            return ir.Constant(WORD, of)
        return self.builder.zext(of, WORD)

    def passed(self, of: Length) -> Any:
        """Return an extent as it is handed over."""
        return ir.Constant(ADDRESS, of) if isinstance(of, int) else of

    def _check(self, number: Any, length: Length) -> None:
        is_outside = self.builder.icmp_unsigned(">=", number, self.length(length))
        with self.builder.if_then(is_outside, likely=False):
            trap = ir.FunctionType(ir.VoidType(), ())
            self.builder.call(self.builder.module.declare_intrinsic("llvm.trap", (), trap), [])

    def _product(self, factors: list[Length]) -> Any:
        first, *others = (self.passed(each) for each in factors)
        for other in others:
            first = self.builder.mul(first, other)
        return first

    def _at(self, place: Place) -> Any:
        if not place.offset:
            return place.address
        return self._beyond(place.address, ir.Constant(ADDRESS, place.offset))

    def _beyond(self, address: Any, further: Any) -> Any:
        return self.builder.gep(address, [further], inbounds=not self.checked, source_etype=BYTE)
