"""A function of the dialect as AssemblyScript, for arguments of known kinds."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from mappamundi.compiling.wasm.expressions import Expressions, Module
from mappamundi.compiling.wasm.kinds import ADDRESS, Kind, Number
from mappamundi.compiling.wasm.names import OwnNames
from mappamundi.compiling.wasm.values import Place, Untranslatable, Value

INDENT = "  "
NOTHING = {"i64": "0", "bool": "false", ADDRESS: "0"}


class Function:
    """Writes one function; `result` is known once its text is."""

    def __init__(
        self, module: Module, label: str, definition: ast.FunctionDef, kinds: Sequence[Kind]
    ) -> None:
        self.module = module
        self.label = label
        self.definition = definition
        self.kinds = kinds
        self.returned: set[Number] = set()
        self.text = self._written()
        if len(self.returned) > 1:  # here a truth, there a number: then it is a number
            self.text = self._written()

    @property
    def result(self) -> Number:
        """Return what it gives back."""
        if len(self.returned) > 1:
            return Number.INT
        return next(iter(self.returned), Number.VOID)

    def _written(self) -> str:
        self.own = OwnNames()
        self.expressions = Expressions(self.module, self.own)
        names = [each.arg for each in self.definition.args.args]
        given = [
            parameter
            for name, kind in zip(names, self.kinds, strict=True)
            for parameter in self.own.take(name, kind)
        ]
        body = list(self._block(self.definition.body))
        if self.result is not Number.VOID and not isinstance(self.definition.body[-1], ast.Return):
            body.append("unreachable();")
        fresh = [f"let {name}: {kind} = {NOTHING[kind]};" for name, kind in self.own.fresh.items()]
        head = f"function {self.label}({', '.join(given)}): {self.result.value} {{"
        return "\n".join([head, *(INDENT + line for line in (*fresh, *body)), "}"])

    def _block(self, statements: Sequence[ast.stmt]) -> Iterator[str]:
        for statement in statements:
            yield from self._statement(statement)

    def _inner(self, statements: Sequence[ast.stmt]) -> Iterator[str]:
        yield from (INDENT + line for line in self._block(statements))

    def _statement(self, node: ast.stmt) -> Iterator[str]:
        match node:
            case ast.Return():
                yield self._return(node)
            case ast.Assign(targets=[target], value=value):
                yield from self._assign(target, value)
            case ast.AugAssign(target=target, op=op, value=value):
                yield from self._change(target, op, value)
            case ast.If():
                yield from self._if(node)
            case ast.For():
                yield from self._for(node)
            case ast.While(test=test, body=body):
                yield f"while ({self.expressions.value(test).truth()}) {{"
                yield from self._inner(body)
                yield "}"
            case ast.Expr(value=value):
                yield f"{self.expressions.value(value).text};"
            case ast.Break() | ast.Continue():
                yield "break;" if isinstance(node, ast.Break) else "continue;"
            case ast.Pass():
                return
            case _:
                raise Untranslatable(f"{ast.unparse(node)} has no translation")

    def _return(self, node: ast.Return) -> str:
        if node.value is None:
            return "return;"
        value = self.expressions.value(node.value)
        if not isinstance(value.kind, Number):
            raise Untranslatable(f"{ast.unparse(node)} returns no number")
        self.returned.add(value.kind)
        return f"return {value.of(self.result)};"

    def _assign(self, target: ast.expr, node: ast.expr) -> Iterator[str]:
        value = self.expressions.value(node)
        if isinstance(target, ast.Name):
            name = self.own.declare(target.id, value)
            yield f"{name.text} = {value.of(name.kind)};"
            return
        # Python works out the value before the place, and a call may change where that is.
        if isinstance(value.kind, Number) and any(isinstance(e, ast.Call) for e in ast.walk(node)):
            spare = self.own.spare(Number.INT.value)
            yield f"{spare} = {value.whole()};"
            value = Value(spare, Number.INT)
        yield self.expressions.place(target).store(value)

    def _change(self, target: ast.expr, op: ast.operator, node: ast.expr) -> Iterator[str]:
        if isinstance(target, ast.Name):
            name = self.expressions.value(target)
            yield f"{name.text} = {self.expressions.combine(op, name, node).of(name.kind)};"
            return
        place = self.expressions.place(target)
        spare = self.own.spare(ADDRESS)
        yield f"{spare} = {place.address};"
        place = Place(spare, place.what, place.offset)
        yield place.store(self.expressions.combine(op, place.value(), node))

    def _if(self, node: ast.If) -> Iterator[str]:
        yield f"if ({self.expressions.value(node.test).truth()}) {{"
        yield from self._inner(node.body)
        if node.orelse:
            yield "} else {"
            yield from self._inner(node.orelse)
        yield "}"

    def _for(self, node: ast.For) -> Iterator[str]:
        """Count in a variable of the loop's own: what its body makes of the name is no matter."""
        assert isinstance(node.iter, ast.Call)
        assert isinstance(node.target, ast.Name)
        first, end, step = self._range(node.iter.args)
        name = self.own.declare(node.target.id, Value("", Number.INT))
        count, last = self.own.spare(Number.INT.value), self.own.spare(Number.INT.value)
        sign = ">" if step < 0 else "<"
        yield f"{last} = {end};"
        yield f"for ({count} = {first}; {count} {sign} {last}; {count} += {step}) {{"
        yield f"{INDENT}{name.text} = {count};"
        yield from self._inner(node.body)
        yield "}"

    def _range(self, arguments: Sequence[ast.expr]) -> tuple[str, str, int]:
        texts = [self.expressions.value(each).whole() for each in arguments[:2]]
        first, end = texts if len(texts) == 2 else ("<i64>0", texts[0])
        if len(arguments) < 3:
            return first, end, 1
        step = arguments[2]
        if isinstance(step, ast.Name):
            known = self.module.constant(step.id)
            if isinstance(known, Value):
                return first, end, int(known.text.removeprefix("<i64>"))
        try:
            return first, end, int(ast.literal_eval(step))
        except ValueError:
            raise Untranslatable(f"{ast.unparse(step)} is no step known beforehand") from None
