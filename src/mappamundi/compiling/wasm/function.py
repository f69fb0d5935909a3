"""A function of the dialect in LLVM's language, for arguments of known kinds."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import Any

from llvmlite import ir

from mappamundi.compiling.wasm.arithmetic import ADDRESS, WORD, number, typed
from mappamundi.compiling.wasm.expressions import Expressions, Module
from mappamundi.compiling.wasm.kinds import ArrayKind, Number, WasmKind
from mappamundi.compiling.wasm.names import OwnNames
from mappamundi.compiling.wasm.values import Untranslatable, Value


class Function:
    """Writes one function; a truth goes out as a number, and `result` says what it was."""

    def __init__(
        self, module: Module, it: Any, definition: ast.FunctionDef, kinds: Sequence[WasmKind]
    ) -> None:
        self.module = module
        self.it = it
        self.returned: set[Number] = set()
        self.builder: Any = ir.IRBuilder(it.append_basic_block())
        self.own = OwnNames(self.builder)
        self.expressions = Expressions(module, self.own, self.builder)
        self.loops: list[tuple[Any, Any]] = []  # where `continue` and `break` lead
        given = iter(it.args)
        for argument, kind in zip(definition.args.args, kinds, strict=True):
            self.own.take(argument.arg, kind, given)
        self._block(definition.body)
        if not self.builder.block.is_terminated:
            self._end(definition)

    @property
    def result(self) -> Number:
        """Return what it gives back."""
        if len(self.returned) > 1:  # here a truth, there a number: then it is a number
            return Number.INT
        return next(iter(self.returned), Number.VOID)

    def _end(self, definition: ast.FunctionDef) -> None:
        if gives_back(definition):
            self.builder.unreachable()
        else:
            self.builder.ret_void()

    def _block(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            if self.builder.block.is_terminated:  # what comes after is never reached
                return
            self._statement(statement)

    def _statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Return():
                self._return(node)
            case ast.Assign(targets=[target], value=value):
                self._put(target, self.expressions.value(value))
            case ast.AugAssign():
                self._change(node)
            case ast.If():
                self._if(node)
            case ast.For():
                self._for(node)
            case ast.While():
                self._while(node)
            case ast.Expr(value=value):
                self.expressions.value(value)
            case ast.Break() | ast.Continue():
                self.builder.branch(self.loops[-1][isinstance(node, ast.Break)])
            case ast.Pass():
                return
            case _:
                raise Untranslatable(f"{ast.unparse(node)} has no translation")

    def _return(self, node: ast.Return) -> None:
        if node.value is None:
            self.builder.ret_void()
            return
        value = self.expressions.value(node.value)
        if not isinstance(value.kind, Number):
            raise Untranslatable(f"{ast.unparse(node)} returns no number")
        self.returned.add(value.kind)
        self.builder.ret(self.expressions.arithmetic.whole(value))

    def _put(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            name = self.own.declare(target.id, value)
            self.builder.store(self.expressions.arithmetic.of(value, name.kind), name.it)
            return
        memory = self.expressions.memory
        memory.store(self.expressions.place(target), value)

    def _change(self, node: ast.AugAssign) -> None:
        """Work out the place once, and what is there before what is done with it."""
        arithmetic, memory = self.expressions.arithmetic, self.expressions.memory
        if isinstance(node.target, ast.Name):
            before = self.expressions.value(node.target)
            after = arithmetic.combined(node.op, before, self.expressions.value(node.value))
            self._put(node.target, after)
            return
        place = self.expressions.place(node.target)
        before = memory.value(place)
        after = arithmetic.combined(node.op, before, self.expressions.value(node.value))
        memory.store(place, after)

    def _if(self, node: ast.If) -> None:
        test = self.expressions.truth(node.test)
        then, otherwise, end = (self.builder.append_basic_block() for _ in range(3))
        self.builder.cbranch(test, then, otherwise)
        goes_on = [self._part(then, node.body, end), self._part(otherwise, node.orelse, end)]
        self.builder.position_at_end(end)
        if not any(goes_on):
            self.builder.unreachable()

    def _part(self, block: Any, statements: Sequence[ast.stmt], end: Any) -> bool:
        """Write statements into a block, and go on from there; unless they lead elsewhere."""
        self.builder.position_at_end(block)
        self._block(statements)
        if self.builder.block.is_terminated:
            return False
        self.builder.branch(end)
        return True

    def _while(self, node: ast.While) -> None:
        head, body, again, end = (self.builder.append_basic_block() for _ in range(4))
        self.builder.branch(head)
        self.builder.position_at_end(head)
        self.builder.cbranch(self.expressions.truth(node.test), body, end)
        self._looped(body, node.body, again, end)
        self._go_back(head, end)

    def _looped(self, block: Any, body: Sequence[ast.stmt], again: Any, end: Any) -> None:
        self.loops.append((again, end))
        self._part(block, body, again)
        self.loops.pop()
        self.builder.position_at_end(again)

    def _go_back(self, head: Any, end: Any) -> None:
        self.builder.branch(head).set_metadata("llvm.loop", self.module.loop)
        self.builder.position_at_end(end)

    def _for(self, node: ast.For) -> None:
        """Count in a variable of the loop's own: what its body makes of the name is no matter."""
        assert isinstance(node.iter, ast.Call)
        first, last, step = self._range(node.iter.args)
        count = self.own.declare(f"{node.lineno} {node.col_offset}", number(0))
        self.builder.store(first, count.it)
        head, body, again, end = (self.builder.append_basic_block() for _ in range(4))
        self.builder.branch(head)
        self.builder.position_at_end(head)
        now = self.builder.load(count.it, typ=WORD)
        goes_on = self.builder.icmp_signed("<" if step > 0 else ">", now, last)
        self.builder.cbranch(goes_on, body, end)
        self.builder.position_at_end(body)
        self._put(node.target, Value(now, Number.INT))
        self._looped(body, node.body, again, end)
        self.builder.store(self.builder.add(now, ir.Constant(WORD, step)), count.it)
        self._go_back(head, end)

    def _range(self, arguments: Sequence[ast.expr]) -> tuple[Any, Any, int]:
        ends = [self.expressions.whole(each) for each in arguments[:2]]
        first, last = ends if len(ends) == 2 else (ir.Constant(WORD, 0), ends[0])
        return first, last, 1 if len(arguments) < 3 else self._step(arguments[2])

    def _step(self, node: ast.expr) -> int:
        if isinstance(node, ast.Name):
            known = self.module.constant(node.id)
            if isinstance(known, Value):
                return int(known.it.constant)
        try:
            return int(ast.literal_eval(node))
        except ValueError:
            raise Untranslatable(f"{ast.unparse(node)} is no step known beforehand") from None


def gives_back(definition: ast.FunctionDef) -> bool:
    """Does a function return anything?"""
    returns = (node for node in ast.walk(definition) if isinstance(node, ast.Return))
    return any(node.value is not None for node in returns)


def kind_of(definition: ast.FunctionDef, kinds: Sequence[WasmKind]) -> Any:
    """What a function is to LLVM: an array is handed over as its address and its lengths."""
    return ir.FunctionType(WORD if gives_back(definition) else ir.VoidType(), list(_told(kinds)))


def _told(kinds: Sequence[WasmKind]) -> Iterator[Any]:
    for kind in kinds:
        yield typed(kind)
        if isinstance(kind, ArrayKind):
            yield from (ADDRESS for extent in kind.extents if extent is None)
