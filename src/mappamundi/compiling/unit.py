"""The translation unit of a game: its functions and tables gathered into one source text.

Starting from the functions asked for, everything they use is followed through the modules and
written down once, callees first. What the text does not say cannot influence the compiled code,
so a hash of the text is a safe key for a cache.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import textwrap
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

NUMBERS = ("int8", "int16", "int32", "int64")


class Unit:
    """Gathers functions and constants, each under the one name it has everywhere."""

    def __init__(self, rules: object) -> None:
        self.rules = rules
        self.functions: dict[str, str] = {}
        self.constants: dict[str, str] = {}
        self._origins: dict[str, object] = {}

    def add(self, function: Callable[..., Any]) -> None:
        """Write down a function after everything that it uses."""
        if not isinstance(function, FunctionType):
            raise TypeError(f"{function!r} is no plain function")
        name = function.__name__
        if self._is_known(name, function):
            return
        definition = _definition(function)
        for used in _names_used(definition):
            self._use(used, function.__globals__)
        for used in _rules_used(definition):
            self.add(getattr(self.rules, used))
        self.functions[name] = ast.unparse(_Plain().visit(definition))

    def modules(self) -> set[str]:
        """Where the functions come from, by the names of their modules."""
        functions = (each for each in self._origins.values() if isinstance(each, FunctionType))
        return {function.__module__ for function in functions}

    def constant(self, name: str) -> Any:
        """Return the number or the table of numbers behind a name, or None if it is no constant."""
        return self._origins[name] if name in self.constants else None

    def source(self, header: str, decorators: Callable[[str], str]) -> str:
        """The whole text: a header, the constants, then each function under its decorator."""
        parts = [header, *self.constants.values()]
        parts += [f"{decorators(name)}\n{text}" for name, text in self.functions.items()]
        return "\n\n".join(parts) + "\n"

    def _use(self, name: str, namespace: dict[str, Any]) -> None:
        if name not in namespace:
            if not hasattr(builtins, name):
                raise NameError(f"{name} is not defined in {namespace['__name__']}")
            return
        value = namespace[name]
        if isinstance(value, FunctionType):
            self.add(value)
        elif not self._is_known(name, value):
            self.constants[name] = _constant(name, value)

    def _is_known(self, name: str, origin: object) -> bool:
        """One name means one thing in a unit."""
        known = self._origins.setdefault(name, origin)
        if known != origin:
            raise NameError(f"{name} means two things: {known!r} and {origin!r}")
        return name in self.functions or name in self.constants


def gather(rules: object, functions: Sequence[Callable[..., Any]]) -> Unit:
    """The unit of a game's rules with these functions in it."""
    unit = Unit(rules)
    for function in functions:
        unit.add(function)
    return unit


def _definition(function: FunctionType) -> ast.FunctionDef:
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    definition = tree.body[0]
    if not isinstance(definition, ast.FunctionDef):
        raise TypeError(f"{function.__name__} is not a plain def")
    return definition


def _names_used(definition: ast.FunctionDef) -> list[str]:
    """The global names a function reads."""
    own = {argument.arg for argument in definition.args.args}
    body = [node for statement in definition.body for node in ast.walk(statement)]
    names = [node for node in body if isinstance(node, ast.Name)]
    own |= {node.id for node in names if isinstance(node.ctx, ast.Store)}
    return [node.id for node in names if node.id not in own]


def _rules_used(definition: ast.FunctionDef) -> list[str]:
    """The functions called as `rules.name`."""
    return [
        node.attr
        for node in ast.walk(definition)
        if isinstance(node, ast.Attribute) and _is_rules(node.value)
    ]


def _is_rules(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "rules"


class _Plain(ast.NodeTransformer):
    """Takes away annotations, the docstring and the argument `rules`."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
        node.args.args = [argument for argument in node.args.args if argument.arg != "rules"]
        for argument in node.args.args:
            argument.annotation = None
        node.returns = None
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if _is_rules(node.value):
            return ast.Name(node.attr, ast.Load())
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        node.args = [argument for argument in node.args if not _is_rules(argument)]
        return self.generic_visit(node)


def cells_of(table: tuple[Any, ...]) -> list[int]:
    """Return the numbers of a row, or of a grid row by row."""
    return [cell for row in table for cell in (row if isinstance(row, tuple) else (row,))]


def width_of(table: tuple[Any, ...]) -> str:
    """Return the narrowest integers that all numbers of a table fit."""
    numbers = cells_of(table)
    return next(
        kind for kind in NUMBERS if all(abs(cell) < 1 << int(kind[3:]) - 1 for cell in numbers)
    )


def _constant(name: str, value: object) -> str:
    """A number as it is; a table of numbers as an array of the narrowest fitting integers."""
    if isinstance(value, bool | int):
        return f"{name} = {int(value)}"
    if not isinstance(value, tuple):
        raise TypeError(f"{name} is neither a number nor a table of numbers")
    return f"{name} = numpy.array({value!r}, numpy.{width_of(value)})"
