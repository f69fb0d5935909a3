"""Functions: their statements, one by one."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from mappamundi.compiling.script.collecting import through
from mappamundi.compiling.script.declaring import Declared, declare, names
from mappamundi.compiling.script.gathering import is_refusal
from mappamundi.compiling.script.kinds import (
    INT,
    Kind,
    either,
    given,
    item,
    lists,
    spelled,
)
from mappamundi.compiling.script.operators import bare, truth
from mappamundi.compiling.script.scope import Scope, Strayed, safe

INDENT = "  "


class Statements:
    """Writes the body of one function, and learns on the way of what kind its names are."""

    def __init__(self, scope: Scope, function: ast.FunctionDef) -> None:
        self.scope = scope
        self.declared: Declared = declare(function)
        self.strays: list[Strayed] = []

    def block(self, statements: list[ast.stmt], depth: int) -> Iterator[str]:
        """The lines of a block; one that strays is noted, so that all of them are found."""
        for statement in statements:
            self.scope.line = statement.lineno
            try:
                lines = list(self._statement(statement))
            except Strayed as stray:
                self.strays.append(stray)
                continue
            for name in self.declared.before.get(statement, ()):
                kind = self.scope.names.get(name, INT)
                yield f"{INDENT * depth}let {safe(name)}: {spelled(self.scope.typed(kind))};"
            yield from (INDENT * depth + line for line in lines)

    def _statement(self, node: ast.stmt) -> Iterator[str]:
        match node:
            case ast.Return():
                value = f" {bare(self.scope.make(node.value).text)}" if node.value else ""
                yield f"return{value};"
            case ast.Assign(targets=[target]):
                yield from self._assign(node, target, node.value)
            case ast.AnnAssign(target=ast.Name() as target, value=ast.expr() as value):
                self._learn(target.id, self.scope.hint(node.annotation))
                yield from self._assign(node, target, value)
            case ast.AugAssign():
                yield self._augment(node)
            case ast.Expr():
                yield self._expression(node.value)
            case ast.If():
                yield from self._if(node)
            case ast.For(orelse=[]):
                yield from self._for(node)
            case ast.While(orelse=[]):
                yield f"while ({bare(truth(self.scope, node.test))}) {{"
                yield from self._inner(node.body)
            case ast.Raise(exc=ast.Call() as call):
                yield f"throw {self._refusal(call)};"
            case ast.Break() | ast.Continue():
                yield f"{type(node).__name__.lower()};"
            case _:
                raise self.scope.stray(f"{type(node).__name__} is not in the dialect")

    def _learn(self, name: str, kind: Kind) -> None:
        known = self.scope.names.get(name)
        self.scope.names[name] = kind if known is None else either([known, kind])

    def _inner(self, statements: list[ast.stmt]) -> Iterator[str]:
        yield from self.block(statements, 1)
        yield "}"

    def _assign(self, node: ast.stmt, target: ast.expr, value: ast.expr) -> Iterator[str]:
        made = self.scope.make(value)
        if isinstance(target, ast.Name):
            self._learn(target.id, made.kind)
            word, kind = "", ""
            if target.id in self.declared.within.get(node, ()):
                word = "let " if self.declared.stores[target.id] > 1 else "const "
                kind = f": {spelled(self.scope.typed(self.scope.names[target.id]))}"
            yield f"{word}{safe(target.id)}{kind} = {bare(made.text)};"
        elif isinstance(target, ast.Tuple):
            text = bare(made.text)
            if made.kind.name != "tuple":
                kinds = Kind("tuple", (item(made.kind) or INT,) * len(target.elts))
                text = f"py.exactly({text}, {len(target.elts)}) as {spelled(kinds)}"
            yield f"{self._unpacked(node, target, made.kind)} = {text};"
        else:
            yield self._store(target, bare(made.text))

    def _unpacked(self, node: ast.stmt, target: ast.Tuple, kind: Kind) -> str:
        """Several names that get their values together."""
        kinds = kind.parts if kind.name == "tuple" else (item(kind) or INT,) * len(target.elts)
        if len(kinds) != len(target.elts):
            raise self.scope.stray("as many names as values are wanted")
        parts = []
        for each, part in zip(target.elts, kinds, strict=True):
            if not isinstance(each, ast.Name):
                raise self.scope.stray("a tuple of something other than names")
            self._learn(each.id, part)
            parts.append("" if each.id == "_" else safe(each.id))
        own = self.declared.within.get(node, set())
        named = names(target) - {"_"}
        if not named <= own:
            for name in named & own:
                self.declared.before.setdefault(node, []).append(name)
            self.declared.within.pop(node, None)
            return f"[{', '.join(parts)}]"
        is_const = all(self.declared.stores[name] == 1 for name in named)
        return f"{'const' if is_const else 'let'} [{', '.join(parts)}]"

    def _store(self, target: ast.expr, value: str) -> str:
        """Into a cell of a row, a key of a dictionary, or a field of the state."""
        if isinstance(target, ast.Attribute):
            return f"{self.scope.make(target).text} = {value};"
        if not isinstance(target, ast.Subscript) or isinstance(target.slice, ast.Slice):
            raise self.scope.stray("an assignment to something other than a name or a cell")
        owner = self.scope.make(target.value)
        key = bare(self.scope.make(target.slice).text)
        if given(owner.kind).name == "dict" and owner.kind.parts[0] == INT:
            return f"{owner.text}.set({key}, {value});"
        if given(owner.kind).name not in ("list", "dict"):
            raise self.scope.stray("an assignment into something that nobody may change")
        return f"{owner.text}[{key}] = {value};"

    def _augment(self, node: ast.AugAssign) -> str:
        made = self.scope.make(_loaded(node.target))
        if made.kind.name == "list" and isinstance(node.op, ast.Add):
            added = through(self.scope, node.value)
            if isinstance(node.target, ast.Name):
                self._learn(node.target.id, added.kind)
            return f"{made.text}.push(...{added.text});"
        whole = ast.BinOp(_loaded(node.target), node.op, node.value)
        value = bare(self.scope.make(ast.copy_location(whole, node)).text)
        if isinstance(node.target, ast.Name):
            return f"{made.text} = {value};"
        return self._store(node.target, value)

    def _expression(self, node: ast.expr) -> str:
        match node:
            case ast.Yield(value=ast.expr() as value):
                return f"yield {bare(self.scope.make(value).text)};"
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="append"), args=[value]):
                self._learn(name, lists(self.scope.make(value).kind))
        return f"{self.scope.make(node).text};"

    def _if(self, node: ast.If) -> Iterator[str]:
        yield f"if ({bare(truth(self.scope, node.test))}) {{"
        yield from self.block(node.body, 1)
        if node.orelse:
            yield "} else {"
            yield from self.block(node.orelse, 1)
        yield "}"

    def _for(self, node: ast.For) -> Iterator[str]:
        row = through(self.scope, node.iter)
        kind = row.kind.parts[0]
        if isinstance(node.target, ast.Name):
            self._learn(node.target.id, kind)
        counted = self._counted(node)
        if counted is not None:
            yield counted
        else:
            text = self._target(node, node.target, kind)
            yield f"for ({text} of {row.text}) {{"
        yield from self._inner(node.body)

    def _target(self, node: ast.For, target: ast.expr, kind: Kind) -> str:
        if isinstance(target, ast.Tuple):
            return self._unpacked(node, target, kind)
        assert isinstance(target, ast.Name)
        if target.id not in self.declared.within.get(node, ()):
            return safe(target.id)
        word = "let" if self.declared.stores[target.id] > 1 else "const"
        return f"{word} {safe(target.id)}"

    def _counted(self, node: ast.For) -> str | None:
        """A loop over a range, by a counter of JavaScript's own."""
        match node:
            case ast.For(
                target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range")) as span
            ):
                pass
            case _:
                return None
        is_own = name in self.declared.within.get(node, ()) or name == "_"
        if not is_own or len(span.args) > 2 or self._is_stored(name, node.body):
            return None
        numbers = [bare(self.scope.number(each)) for each in span.args]
        first, last = numbers if len(numbers) == 2 else ("0", numbers[0])
        name = safe(name)
        return f"for (let {name} = {first}, {name}End = {last}; {name} < {name}End; {name}++) {{"

    def _is_stored(self, name: str, statements: list[ast.stmt]) -> bool:
        inside = (each for statement in statements for each in ast.walk(statement))
        stores = (ast.Store,)
        return any(
            isinstance(each, ast.Name) and each.id == name and isinstance(each.ctx, stores)
            for each in inside
        )

    def _refusal(self, call: ast.Call) -> str:
        """A mistake that somebody made, with its message and what it is about."""
        found = self.scope.find(call.func.id) if isinstance(call.func, ast.Name) else None
        if found is None or not is_refusal(found.value) or len(call.args) != 1:
            raise self.scope.stray("raising something other than a refusal")
        self.scope.uses.values.add(found)
        message = self.scope.text(call.args[0])
        named = (f"{each.arg}: {bare(self.scope.make(each.value).text)}" for each in call.keywords)
        return f"new {found.name}({message}, {{ {', '.join(named)} }})"


def _loaded(node: ast.expr) -> ast.expr:
    """A name or cell that is written to, as it is read."""
    text = ast.unparse(node)
    return ast.copy_location(ast.parse(text, mode="eval").body, node)
