"""The small dialect of Python that the rules are written in, and where a source strays from it.

What it leaves out either cannot be compiled for a GPU or means something else there.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from mappamundi.record import Cells, Record

STATE = "s"  # the name of the state in every function
GROUND = ("record", "draws", "rows", "masks", "circle", "sealing", "loops")
MODULES = tuple(f"mappamundi.{name}" for name in GROUND)

STATEMENTS = (
    ast.Return, ast.Assign, ast.AugAssign, ast.If, ast.For, ast.While, ast.Expr, ast.Break,
    ast.Continue,
)  # fmt: skip
EXPRESSIONS = (
    ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.Call, ast.Constant, ast.Name,
    ast.Attribute, ast.Subscript,
)  # fmt: skip
OPERATORS = (
    ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor,
    ast.LShift, ast.RShift, ast.And, ast.Or, ast.Not, ast.USub, ast.Invert,
    ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE,
)  # fmt: skip
MARKS = (ast.Load, ast.Store, ast.arguments, ast.arg)


@dataclass(frozen=True)
class Stray:
    """A line that is not in the dialect."""

    line: int
    what: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.what}"


def strays(source: str, state: type[Record] | None, *own_modules: str) -> list[Stray]:
    """Every place where a module leaves the dialect; `own_modules`: packages it may import."""
    found: list[Stray] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            found += _Function(state).check(node)
        elif not _is_harmless(node, own_modules):
            found.append(Stray(node.lineno, f"{type(node).__name__} at the top of a module"))
    return sorted(found, key=lambda stray: stray.line)


def _is_harmless(node: ast.stmt, own_modules: tuple[str, ...]) -> bool:
    """Docstrings, constants, declarations of records, and imports of what is compiled too."""
    match node:
        case ast.Expr(value=ast.Constant(value=str())) | ast.Assign():
            return True
        case ast.ClassDef(bases=[ast.Name(id="Record")]):
            return True
        case ast.ImportFrom(module=str(module)):
            plain = ("__future__", "typing")
            return module in (*MODULES, *plain) or module.startswith(own_modules)
        case _:
            return False


class _Function:
    """Checks one function of a module."""

    def __init__(self, state: type[Record] | None) -> None:
        self.depths = {name: _depth(start) for name, start in state.FIELDS} if state else None

    def check(self, function: ast.FunctionDef) -> Iterator[Stray]:
        given = function.args
        starred = given.vararg or given.kwarg or given.kwonlyargs
        if function.decorator_list or given.defaults or starred:
            yield Stray(function.lineno, "a decorator, a default or a starred argument")
        body = function.body[1:] if ast.get_docstring(function) is not None else function.body
        for statement in body:
            yield from self._visit(statement)

    def _visit(self, node: ast.AST, line: int = 0) -> Iterator[Stray]:
        line = getattr(node, "lineno", line)
        reason = self._reason(node)
        if reason:
            yield Stray(line, reason)
        if self._cell(node) is not None:
            children: list[ast.AST] = list(_indices(node))
        elif _is_length(node):
            children = []
        elif isinstance(node, ast.Call):
            children = [node.func, *(part for each in node.args for part in self._given(each))]
        else:
            children = list(ast.iter_child_nodes(node))
        for child in children:
            yield from self._visit(child, line)

    def _reason(self, node: ast.AST) -> str | None:
        """What is wrong with this node itself, whatever is inside it."""
        match node:
            case ast.For(iter=ast.Call(func=ast.Name(id="range")), target=ast.Name(), orelse=[]):
                return None
            case ast.For():
                return "a loop over something other than a range"
            case ast.Constant(value=bool() | int()):
                return None
            case ast.Constant():
                return f"the constant {node.value!r}, which is no integer"
            case ast.Assign(targets=[ast.Name() | ast.Subscript() | ast.Attribute()]):
                return None
            case ast.Assign():
                return "an assignment to several names"
            case ast.Call(keywords=[_, *_]):
                return "a keyword argument"
            case ast.Call(func=ast.Name() | ast.Attribute(value=ast.Name(id="rules"))):
                return None
            case ast.Call():
                return "a call of something other than a named function"
            case ast.Attribute() | ast.Subscript():
                return self._reason_cell(node)
            case _ if isinstance(node, STATEMENTS + EXPRESSIONS + OPERATORS + MARKS):
                return None
            case _:
                return f"{type(node).__name__} is not in the dialect"

    def _reason_cell(self, node: ast.Attribute | ast.Subscript) -> str | None:
        """A field of the state must be followed down to a single number."""
        cell = self._cell(node)
        if cell is None or self.depths is None:
            return None
        field, depth = cell
        if field not in self.depths:
            return f"the state has no field {field}"
        if depth != self.depths[field]:
            return f"{STATE}.{field} takes {self.depths[field]} indices, not {depth}"
        return None

    def _given(self, argument: ast.expr) -> Iterator[ast.AST]:
        """What is to be checked of an argument: a row may be given whole, to be worked on."""
        cell = self._cell(argument)
        if cell is not None and self.depths and self.depths.get(cell[0], 0) == cell[1] + 1:
            yield from _indices(argument)
        else:
            yield argument

    def _cell(self, node: ast.AST) -> tuple[str, int] | None:
        """Which field of the state a node names, and with how many indices."""
        depth = 0
        while isinstance(node, ast.Subscript):
            depth += 1
            node = node.value
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return (node.attr, depth) if node.value.id == STATE else None
        return None


def _indices(node: ast.AST) -> Iterator[ast.expr]:
    while isinstance(node, ast.Subscript):
        yield node.slice
        node = node.value


def _is_length(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len"


def _depth(start: int | Cells) -> int:
    return len(start.shape) if isinstance(start, Cells) else 0
