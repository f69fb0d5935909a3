"""Everything that presentation uses, followed through the modules: where each name is at home."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

import msgspec

from mappamundi.errors import Refusal
from mappamundi.record import Record

LIBRARIES = ("msgspec", "msgspec.structs")


class Home(NamedTuple):
    """Where something is declared, and under what name."""

    module: str
    name: str

    @property
    def file(self) -> str:
        """The module of the translation that has it."""
        return self.module.rpartition(".")[2]

    @property
    def value(self) -> Any:
        """What a name stands for."""
        return vars(sys.modules[self.module])[self.name]


@cache
def parsed(module: str) -> ast.Module:
    """The source of a module."""
    return ast.parse(inspect.getsource(sys.modules[module]))


@cache
def imports(module: str) -> dict[str, Home]:
    """What a module has from others, by the name that it uses."""
    return {
        alias.asname or alias.name: Home(str(node.module), alias.name)
        for node in parsed(module).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def home(module: str, name: str) -> Home | None:
    """Where a name of a module comes from; None if the module does not have it."""
    while name in imports(module):
        module, name = imports(module)[name]
        if module in LIBRARIES:
            return Home(module, name)
    return Home(module, name) if name in vars(sys.modules[module]) else None


def definition(function: FunctionType) -> ast.FunctionDef:
    """The source of a function, its lines numbered as in its module."""
    lines, first = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(lines)))
    node = ast.increment_lineno(tree, first - 1).body[0]
    assert isinstance(node, ast.FunctionDef)
    return node


def is_function(value: object) -> bool:
    """Is it translated as a function?"""
    return isinstance(value, FunctionType)


def is_struct(value: object) -> bool:
    """Is it a class whose values are plain objects?"""
    return isinstance(value, type) and issubclass(value, msgspec.Struct | Record)


def is_refusal(value: object) -> bool:
    """Is it one of the mistakes that somebody may make?"""
    return isinstance(value, type) and issubclass(value, Refusal)


def of(function: Callable[..., Any]) -> Home:
    """Where a function is at home."""
    return Home(function.__module__, function.__name__)


def line_of(wanted: Home) -> int:
    """Where it is declared in its module."""
    for node in parsed(wanted.module).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == wanted.name:
            return node.lineno
    return 1


def first_line(value: object) -> str:
    """What it says of itself."""
    return (inspect.getdoc(value) or "").partition("\n")[0]
